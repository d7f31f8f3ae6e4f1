import { jawOptions } from '../options/jaw-options.ts'
import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const jaw: Condition = {
  id: 'jaw',
  shortName: 'Jaw',
  typesOf: 'Jaw Trouble',
  headingName: 'Jaw Trouble and the Way You Bite',
  heading: 'A stiff, tired or clicking jaw is common, and most of the time it is not dangerous.',
  kind: 'dental',
  description:
    'Your lower jaw hangs from two small joints in front of the ears, and strong muscles move it. It can click, ache, tire or open less than it should. Such signs often come and go, and many pass with little or no treatment. Injury, clenching, stress, poor sleep and other pain can all play a part. The way the teeth meet may add to it in some people, but research has not shown it to be the main cause.',
  image: {
    src: '/pictures/conditions/jaw.svg',
    alt: 'A man in profile. Through his cheek one sees the upper and lower jaw, the joint, the teeth and the chewing muscle, which is coral.',
  },
  types: [
    {
      type: 'Overworked jaw muscles',
      description:
        'Clenching by day or grinding at night can leave the muscles of the cheeks and temples sore. They may feel tight in the morning, or after hours of tension at a desk or wheel.',
    },
    {
      type: 'Clicking joint',
      description:
        'A small disc between the bones can slip and snap back as the mouth opens and closes. A click without pain is common and as a rule needs no treatment.',
    },
    {
      type: 'Jaw that catches or locks',
      description:
        'The mouth opens only part of the way, or it stays open and will not close. The disc, the joint itself or a tight muscle may stand in the way.',
    },
    {
      type: 'Worn or inflamed joint',
      description:
        'The joint can wear or swell through age, an old injury, or an illness such as rheumatoid arthritis. Stiffness, a grating sound and pain with chewing are typical.',
    },
  ],
  shortDescription1:
    'A poor bite was long thought to cause jaw trouble. A 2017 review of 25 studies found few links between how teeth meet and jaw disorders, and no sign that the bite comes first. [2] It may even change because of the jaw trouble. So we see the bite as one piece among many.',
  shortDescription2:
    'A 2020 review of bite splint trials saw no clear drop in pain and said the evidence was very weak. [3] For pain that has lasted, a 2023 guideline in The BMJ favors jaw exercises, hands-on care and talking therapy (CBT). [4] Relaxation counts as help there only when it is joined with CBT. On its own the panel advised against it. [4]',
  symptoms: {
    nightTime: [
      'Grinding or tapping sounds during sleep',
      'Waking with a tight or aching jaw',
      'Waking with a dull headache at the temples',
    ],
    dayTime: [
      'A click, pop or grating sound in front of the ear',
      'Pain when you chew tough food or yawn',
      'A jaw that swings to one side as it opens',
      'Catching yourself with your teeth pressed together',
    ],
    complications: [
      'A mouth that opens less and less',
      'Pain that spreads to the ear, temple or neck',
      'Teeth that wear or chip from heavy grinding',
      'Poor sleep and low mood when pain lasts for months',
    ],
  },
  help: [
    'heartAttack',
    'stroke',
    'suddenHeadache',
    'jawStuckOpen',
    'jawInjury',
    'spreadingInfection',
    'airway',
    'sightLoss',
    'tetanus',
    'suicide',
    'jawLocked',
    'temporalArteritis',
    'pregnancyHeadache',
    'numbFace',
    'biteChange',
    'exposedBone',
    'mouthSore',
    'lasting',
  ],
  selfCare: {
    do: [
      'During a bad week, eat soft food cut into small pieces.',
      'Rest with lips together and teeth apart.',
      'Use warmth or cold for 15 minutes, with a cloth between it and the skin.',
      'Open and close slowly a few times a day, as far as it does not hurt.',
      'Ask a pharmacist if acetaminophen or ibuprofen is safe for you for some days. The NHS names both. [6]',
    ],
    avoid: [
      'Gum, ice, nails and tough meat',
      'Wide yawns: hold a fist under your chin',
      'Forcing a jaw that catches, or making it click to show it',
      'Care that grinds teeth or changes the bite for good, before a second opinion',
    ],
  },
  forSomePeople: {
    children:
      'In a child or teen, too, a click without pain needs no care. If the jaw hurts, care should be of a kind that can be undone. US children’s dentists say to avoid grinding teeth down, braces and surgery for jaw pain. [7]',
    pregnancy:
      'Rest, soft food and gentle moves need no pills. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to. [8] If a doctor gave you low-dose aspirin, keep taking it.',
    medicines:
      'Do you take a blood thinner or steroid pills? Then ibuprofen and naproxen can make the stomach bleed. Ask before you take them. [16] Do you take a drug for thin bones or for cancer, such as alendronate? Tell the dentist before a tooth is pulled. The bone may heal badly. [10, 21]',
    olderPeople:
      'Jaw pain on chewing past 50 that eases with rest is a danger sign: see the cards above. Past 65, people who take muscle relaxants break bones more often. [9]',
  },
  tests:
    'A dentist or doctor feels the joints and muscles, listens to the joint and watches how the mouth opens. Teeth and ears are checked too. You may need an X-ray or MRI if the jaw locks, after an injury, or if the cause is not clear. [17]',
  treatments: [
    'No treatment for a click without pain [1]',
    'Rest, soft food and home exercises. Many jaws settle in this way. [6]',
    'Pain that has lasted for three months: exercises with a therapist, hands-on care, and talking therapy (CBT). CBT may be joined with ways to relax. [4]',
    'Splints you can take out: in most cases the 2023 guideline says no, for lasting pain [4]',
    'Surgery: rarely, if the joint is damaged and other care has failed [5, 20]',
  ],
  options: jawOptions,
  causes:
    'An injury, clenching, stress, poor sleep, other pain and genes can all play a part. Arthritis can wear or swell the joint. The bite may add to it in some people. It has not been shown to be the main cause. [2, 5]',
  howSure: {
    treatments: [
      {
        certainty: 'strong',
        text: 'exercises, hands-on care and CBT for pain that has lasted three months. A panel that weighed the trials gave its strongest advice in 2023. [4]',
      },
      {
        certainty: 'weak',
        text: 'splints you can take out. In 13 trials with 1,076 people, pain did not clearly drop. [3]',
      },
      { certainty: 'advice', text: 'rest, soft food and time at first. [6]' },
    ],
    known: [
      {
        certainty: 'some',
        text: '25 studies looked for links between how teeth meet and jaw trouble. They found few. [2]',
      },
      { certainty: 'unknown', text: 'if the bite changes before jaw trouble, or after it.' },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can teach jaw rest and exercises. The 2023 guideline favors those, whoever teaches them. [4] They are no evidence that work on the bite helps.',
    cannot:
      'It cannot treat the jaw by moving teeth or grinding them down. A 2017 review found few links between how teeth meet and jaw trouble. It could not show that the bite comes first. [2] In most cases the guideline says no to splints for lasting pain. [4]',
  },
  difference: {
    from: 'tmd',
    text: 'Jaw trouble is whatever you notice: a click, a tired ache, a mouth that opens less. TMD is what doctors call it when the joint or the chewing muscles are the cause. Not every jaw that clicks has TMD.',
  },
  seeAlso: ['tmd', 'tooth'],
  sources: [
    works.nidcrTmd,
    works.manfredini2017,
    works.rileySplints2020,
    works.busse2023,
    works.nationalAcademies2020,
    works.nhsTmd,
    works.aapdTmd2022,
    works.fdaPainPillsInPregnancy,
    works.golden2010,
    works.ruggiero2022,
    works.naeije2013,
    works.schiffman2017,
    works.yao2023,
    works.bereznicki2018,
    works.schiffman2007,
    works.agsTenMedications,
    works.greene2010,
    works.nhsPharmacyTmd,
    works.pedroTmd,
    works.healthwiseJawSurgery,
    works.icoiAlendronate,
  ],
}
