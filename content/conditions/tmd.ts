import { works } from '../works/works.ts'
import type { Condition } from './condition.ts'
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
    'How much does the bite matter? A large review found few links between how teeth meet and TMD, and a link is not a cause. [3] A Cochrane review found no good evidence that grinding teeth to change the bite helps. [4] Long studies point to many things at once, such as sleep, stress, injury, other pain and genes. [5] So we call the role of the bite possible, not proven.',
  shortDescription2:
    'In 2023 an expert panel looked at what helps when TMD pain has lasted for three months. It strongly favored jaw exercises, hands-on care and talking therapy (CBT). [2] It advised against removable splints in most cases, and against relaxation on its own. It advised strongly against splints that change the bite for good. [2] The NIDCR, too, warns of lasting changes to the bite. [1]',
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
      'Eat soft food in small bites while it hurts.',
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
  tests:
    'A dentist or doctor asks about the pain, feels the joints and muscles, and watches how far the mouth opens. That is often enough. You may need an X-ray or MRI if the jaw locks, after an injury, or if the cause is not clear. [1]',
  treatments: [
    'First: learning what helps, home exercises and time. TMD often gets better on its own. [6]',
    'Pain that has lasted for three months: exercises with a therapist, hands-on care, and CBT, alone or joined with relaxation [2]',
    'Pain relievers: the NHS names acetaminophen (paracetamol) and ibuprofen. [6] For pain that has lasted, the 2023 guideline advises against acetaminophen. [2]',
    'Mostly advised against for lasting pain: removable splints, relaxation on its own, Botox, washing out the joint, and sedatives such as diazepam [2]',
    'Strongly advised against: splints that change the bite for good, removal of the disc, and taking opioids together with anti-inflammatory pills such as ibuprofen [2]',
  ],
  causes:
    'Many things add up: an injury, clenching, poor sleep, stress, other pain and genes. [5] Arthritis can harm the joint as well. Why one person gets TMD and another does not is often unclear.',
  productCare: {
    evidence: 'limited',
    can: 'It can teach jaw rest, exercises and calmer habits. Self-care and guided exercises are what the 2023 guideline favors. [2]',
    cannot:
      'It cannot treat TMD by moving or grinding teeth. [4] A removable splint is not advised in most cases. [2] If you are offered one, ask what it should do, how you will know, and when it ends.',
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
    works.koh2003,
    works.slade2016,
    works.nhsTmd,
  ],
}
