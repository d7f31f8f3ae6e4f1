import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const facial: Condition = {
  id: 'facial',
  shortName: 'Facial Pain',
  typesOf: 'Facial Pain',
  headingName: 'Facial Pain: Muscle, Joint, Tooth or Nerve',
  heading:
    'Finding the true source of face pain comes before any treatment, and it can take patience.',
  kind: 'medical',
  description:
    'Pain in the cheek, temple or jaw can start in a muscle, a joint, a tooth, a sinus, a nerve or a blood vessel. These sources can feel alike, and more than one can be at work. Jaw muscle and joint pain is a frequent cause of lasting face pain that does not come from a tooth. There, bite and jaw alignment may be one factor among many. Nerve pain is different: it needs a doctor, and work on the bite will not settle it.',
  image: {
    src: '/pictures/conditions/facial.svg',
    alt: 'A woman from the front, her eyes closed, her brows drawn together. On one half of her face the three branches of the nerve of feeling run to forehead, cheek and jaw; the middle one is coral.',
    labels: [
      { text: 'Forehead', at: [540, 90], to: [378, 156] },
      { text: 'Cheek', at: [560, 262], to: [371, 248] },
      { text: 'Jaw', at: [560, 352], to: [397, 326] },
    ],
  },
  types: [
    {
      type: 'Jaw muscle and joint pain',
      description:
        'A dull ache in the cheek, temple or in front of the ear, worse with chewing or wide opening. It is part of the group called temporomandibular disorders, or TMD.',
    },
    {
      type: 'Trigeminal neuralgia',
      description:
        'Sudden, electric shocks on one side of the face that last from under a second to two minutes. A light touch, a breeze or brushing the teeth can set them off.',
    },
    {
      type: 'Pain from teeth, gums or sinuses',
      description:
        'A deep cavity, a cracked tooth, an infection or swollen sinuses can send pain across the face. Heat, cold, biting or bending down often gives a clue.',
    },
    {
      type: 'Lasting pain with no clear cause',
      description:
        'Some people ache day after day, although tests find nothing wrong. The pain is real. Removing teeth or changing the bite in search of relief can make it worse.',
    },
  ],
  shortDescription1:
    'When jaw muscles or joints are the source, clenching, poor sleep, stress and an old injury may all feed the pain. The bite may be a smaller part. A large review found few links between how teeth meet and jaw trouble. [5]',
  shortDescription2:
    'Nerve pain is different. In trigeminal neuralgia, medicine comes first. [6] For this, and for pain of unknown cause, we know of no good evidence that bite care helps. There it can do harm.',
  symptoms: {
    nightTime: [
      'Throbbing tooth or cheek pain that wakes you',
      'Aching temples after a night of clenching',
      'Pain when your cheek rests on the pillow',
    ],
    dayTime: [
      'A dull ache in the cheek while you chew',
      'Short electric jabs set off by a light touch',
      'Sore spots in the jaw muscles when you press them',
      'Pressure beside the nose when you bend down',
    ],
    complications: [
      'Weight loss because chewing hurts too much',
      'Dental work that was not needed and does not help',
      'Worry, low mood or pulling back from other people',
      'Stiff jaw muscles from holding the mouth still',
    ],
  },
  help: [
    'stroke',
    'heartAttack',
    'suddenHeadache',
    'spreadingInfection',
    'airway',
    'sightLoss',
    'redEye',
    'suicide',
    'temporalArteritis',
    'shingles',
    'pregnancyHeadache',
    'numbFace',
    'dentalInfection',
    'electricShocks',
    'mouthSore',
    'lasting',
  ],
  selfCare: {
    do: [
      'Keep a short diary: when, where, how long, and what set it off.',
      'Eat soft food cut into small pieces for some days if chewing hurts.',
      'Try warmth or cold for 15 minutes, with a cloth between it and the skin.',
      'Let your teeth part between meals.',
      'Ask a pharmacist which pain reliever is safe for you, and follow the label.',
    ],
    avoid: [
      'Having teeth pulled or ground down before you have a diagnosis',
      'Pain relievers on more than 10 days a month without a doctor’s advice',
      'Chewing gum, nails or ice',
      'Touching and testing the sore place again and again',
    ],
  },
  forSomePeople: {
    children:
      'Take a child with face pain to a dentist first, and to a doctor if the teeth are sound. Do not give aspirin unless a doctor says so.',
    pregnancy:
      'A nerve medicine called carbamazepine can harm an unborn child. [11] Do not stop it on your own. Ask your doctor before you plan a pregnancy, or when you learn of one. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to. [10] If a doctor gave you low-dose aspirin, keep taking it.',
    medicines:
      'Carbamazepine changes how other medicines work. Birth control pills and blood thinners are among them. Show your doctor the whole list. Never stop a nerve medicine on your own. [8]',
    olderPeople:
      'Carbamazepine can lower the salt in the blood of older people. Ask about blood tests. [9] New face or jaw pain past 50 can come from inflamed arteries: see the danger signs. [4]',
  },
  tests:
    'A dentist looks for decay, cracks and gum disease. A doctor checks nerves, sinuses and blood vessels. The dentist presses the jaw muscles and checks how the jaw moves. [3] For electric shocks on one side, an MRI is usual. [6]',
  treatments: [
    'Jaw muscles and joints: learning what helps, exercises and hands-on care. Skills for living with pain help too. [7]',
    'Nerve pain in the face (trigeminal neuralgia): a nerve medicine first, and surgery for some [2, 6]',
    'Teeth, gums and sinuses: treatment of the cause',
    'Pain without a clear cause: a pain team. No dental work in the hope of relief. [1]',
  ],
  causes:
    'Teeth are a frequent cause of sudden face pain. Lasting pain often comes from jaw muscles and joints. Nerves, sinuses, headaches and inflamed blood vessels are others. Poor sleep, stress or an old injury can keep pain going. [1]',
  howSure: {
    treatments: [
      {
        certainty: 'strong',
        text: 'jaw moves and talking therapy, for jaw pain that has lasted three months. A panel that weighed the trials gave its strongest advice. [7]',
      },
      {
        certainty: 'advice',
        text: 'a nerve medicine first, for nerve pain in the face. A guideline from Europe says so. [6]',
      },
    ],
    known: [
      {
        certainty: 'some',
        text: '25 studies found few links between how teeth meet and jaw trouble. [5]',
      },
      {
        certainty: 'unknown',
        text: 'if care of the bite helps nerve pain, or pain without a clear cause. We know of no good trial.',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can join in once the jaw is found to be the source. The 2023 guideline favors exercises and self-care for such pain, whoever teaches them. [7] They are no evidence that work on the bite helps.',
    cannot:
      'It cannot calm nerve pain, treat a tooth or find the cause. For jaw pain that lasts, the guideline says no to splints you can take out, in most cases. It gives a strong no to those that change the bite for good. [7] If the cause is not clear, wait.',
  },
  seeAlso: ['tmd', 'earnose'],
  sources: [
    works.icop2020,
    works.nindsTrigeminalNeuralgia,
    works.schiffman2014,
    works.medlinePlusGiantCellArteritis,
    works.manfredini2017,
    works.bendtsen2019,
    works.busse2023,
    works.medlinePlusCarbamazepine,
    works.beersCriteria2023,
    works.fdaPainPillsInPregnancy,
    works.mayoCarbamazepine,
  ],
}
