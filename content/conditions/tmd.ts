import { tmdOptions } from '../options/tmd-options.ts'
import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'
import { jaw } from './jaw.ts'

export const tmd: Condition = {
  id: 'tmd',
  shortName: 'TMD',
  typesOf: 'TMD',
  headingName: 'Temporomandibular Disorders (TMD)',
  heading:
    'TMD often eases with time and gentle care, and it rarely needs anything that cannot be undone.',
  kind: 'medical',
  description:
    'TMD is a family of more than 30 problems of the jaw joints and the muscles that chew. Two joints, one in front of each ear, let you talk, yawn and eat. They may hurt, click, catch or lock. Clicks without pain are common and need no treatment. For years the bite was thought to be the main cause. Most research no longer supports that. Bite and jaw alignment may still be one piece of the puzzle for some people.',
  image: {
    src: '/pictures/conditions/tmd.svg',
    alt: 'A woman in profile, her mouth a little open. Beside her a lens shows her jaw joint larger: the head of the jaw, the disc in coral and the socket.',
  },
  types: [
    {
      type: 'Jaw muscle pain',
      description:
        'The cheeks or temples ache, and pressing or using the muscles brings back the same pain. This is the kind of TMD that many patients have, with or without joint pain.',
    },
    {
      type: 'Jaw joint pain',
      description:
        'Pain sits right in front of the ear and comes with chewing, yawning or pressing on the joint. The joint may be irritated after strain or an injury.',
    },
    {
      type: 'Disc problems and locking',
      description:
        'A small disc inside the joint slips out of place. It may click on opening, or block the mouth from opening wide. Sometimes it slips back by itself.',
    },
    {
      type: 'Wear of the joint (arthritis)',
      description:
        'The joint surfaces roughen with age, strain or illness. You may hear grating as you chew. Some people feel pain and stiffness, while others feel nothing.',
    },
  ],
  shortDescription1:
    'How much does the bite matter? A large review found few links between how teeth meet and TMD, and a link is not a cause. [3] The US dental research society and the American Dental Association say that care should begin with steps that can be undone. [4, 17] We know of no good evidence that grinding teeth down to change the bite helps. A long study points to many things at once, such as health, stress and mood, and the jaw itself. [5] So we call the role of the bite possible, not proven.',
  shortDescription2:
    'In 2023 an expert panel looked at what helps when TMD pain has lasted for three months. It strongly favored jaw exercises, hands-on care and talking therapy (CBT). [2] It advised against splints you can take out, in most cases, and against relaxing on its own. It gave a strong no to splints that change the bite for good. [2] The NIDCR warns of such changes too. [1]',
  symptoms: {
    nightTime: [
      'Clenching or grinding that a partner may hear',
      'Jaw pain that makes it hard to lie on one side',
      'Waking with a tight jaw or sore temples',
    ],
    dayTime: [
      'An aching jaw while you chew, yawn or talk',
      'Clicking or grating in front of the ear, with pain',
      'A mouth that opens less, or catches on the way',
      'Headache at the temples that changes as you use the jaw',
      'Earache or ringing although the ear looks healthy',
    ],
    complications: [
      'Pain that lasts for months and spreads to other places',
      'Poor sleep, worry or low mood',
      'A diet of soft foods that lacks what you need',
      'Harm from surgery or bite changes that were not needed',
    ],
  },
  help: jaw.help,
  selfCare: {
    do: [
      'Eat soft food cut into small pieces while it hurts.',
      'Rest with lips together, teeth apart and the tongue loose.',
      'Use warmth or cold for 15 minutes, with a cloth between it and the skin.',
      'Rub the sore muscles gently, and open and close slowly a few times a day.',
      'Ask a pharmacist if acetaminophen or ibuprofen is safe for you for some days. The NHS names both. [6]',
    ],
    avoid: [
      'Gum, ice, nails and tough meat',
      'Wide yawns: hold a fist under your chin',
      'Biting off food with the front teeth',
      'Resting the chin on your hand',
      'Any care that changes teeth or the bite for good, before a second opinion',
    ],
  },
  forSomePeople: {
    children:
      'Care of a child or teen should be of a kind that can be undone. US children’s dentists say to avoid grinding teeth down, braces and surgery as care for TMD. [7]',
    pregnancy:
      'Rest, soft food and gentle moves need no pills. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to. [8] If a doctor gave you low-dose aspirin, keep taking it.',
    medicines:
      'Do you take a blood thinner or steroid pills? Then ibuprofen and naproxen can make the stomach bleed. Ask before you take them. [14] If you take opioids, ask before you add any pain pill. Do not stop them on your own.',
    olderPeople:
      'Past 65, people who take muscle relaxants or calming drugs such as diazepam break bones more often. [9] Jaw pain on chewing past 50 that eases with rest is a danger sign: see the cards above.',
  },
  tests:
    'A dentist or doctor asks about the pain, feels the joints and muscles, and watches how far the mouth opens. That is often enough. You may need an X-ray or MRI if the jaw locks, after an injury, or if the cause is not clear. [4]',
  treatments: [
    'First: learn what helps, do home exercises, and give it time. TMD often gets better by itself. [6]',
    'Pain that has lasted for three months: exercises with a therapist, hands-on care, and talking therapy (CBT). CBT may be joined with ways to relax. [2]',
    'Pain pills: the NHS names acetaminophen and ibuprofen. [6] For pain that has lasted, the 2023 guideline says no to acetaminophen. [2]',
    'For pain that has lasted, it also says no, in most cases, to splints you can take out. The same goes for Botox and for washing out the joint. It goes for calming drugs such as diazepam too. [2]',
    'It gives a strong no to splints that change the bite for good. It says no to taking out the disc. It warns of opioids taken with pills such as ibuprofen. [2]',
  ],
  options: tmdOptions,
  causes:
    'Many things add up. In a long study of 2,737 people it was health as a whole, stress and mood, and the jaw itself. [5] An injury, clenching, poor sleep and genes can play a part too. Arthritis can harm the joint as well. Why one person gets TMD and another does not is often unclear.',
  howSure: {
    treatments: [
      {
        certainty: 'strong',
        text: 'exercises, hands-on care and CBT for pain that has lasted three months. A panel that weighed the trials gave its strongest advice in 2023. [2]',
      },
      {
        certainty: 'weak',
        text: 'splints you can take out. In 13 trials with 1,076 people, pain did not clearly drop. [12]',
      },
      { certainty: 'advice', text: 'rest, soft food and time at first. [6]' },
    ],
    known: [
      {
        certainty: 'some',
        text: '25 studies looked for links between how teeth meet and TMD. They found few. [3]',
      },
      { certainty: 'unknown', text: 'why one person gets TMD and another does not.' },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can teach jaw rest and exercises. The 2023 guideline favors those, whoever teaches them. [2] They are no evidence that work on the bite helps.',
    cannot:
      'It cannot treat TMD by moving teeth or grinding them down. In most cases the guideline says no to a splint. [2] If you are offered one, ask what it should do. Ask how you will know, and when it ends.',
  },
  difference: {
    from: 'jaw',
    text: 'TMD is a medical name. It stands for problems of the jaw joints and the chewing muscles. Jaw trouble is the wider word: it can be a click that needs no care, and it can have other causes.',
  },
  seeAlso: ['jaw', 'facial'],
  sources: [
    works.nidcrTmd,
    works.busse2023,
    works.manfredini2017,
    works.greene2010,
    works.slade2013,
    works.nhsTmd,
    works.aapdTmd2022,
    works.fdaPainPillsInPregnancy,
    works.golden2010,
    works.schiffman2017,
    works.yao2023,
    works.rileySplints2020,
    works.bereznicki2018,
    works.agsTenMedications,
    works.nhsPharmacyTmd,
    works.pedroTmd,
    works.adaReversibleJawCare,
  ],
}
