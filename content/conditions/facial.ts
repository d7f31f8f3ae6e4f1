import { works } from '../works/works.ts'
import type { Condition } from './condition.ts'

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
    alt: 'A woman from the front, her eyes closed. On one half of her face the three branches of the nerve of feeling run to forehead, cheek and jaw; the middle one is coral.',
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
      'Eat soft food in small bites for some days if chewing hurts.',
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
  tests:
    'A dentist looks for decay, cracks and gum disease. A doctor checks nerves, sinuses and blood vessels. The dentist presses the jaw muscles and checks how the jaw moves. [3] For electric shocks on one side, an MRI is usual. [6]',
  treatments: [
    'Jaw muscles and joints: learning what helps, exercises, hands-on care and skills for living with pain [7]',
    'Trigeminal neuralgia: a nerve medicine first, and surgery for some [2, 6]',
    'Teeth, gums and sinuses: treatment of the cause',
    'Pain without a clear cause: a pain team, and no dental work in search of relief [1]',
  ],
  causes:
    'Teeth are a frequent cause of sudden face pain. Lasting pain often comes from jaw muscles and joints. Nerves, sinuses, headaches and inflamed blood vessels are others. Poor sleep, stress or an old injury can keep pain going. [1]',
  productCare: {
    evidence: 'limited',
    can: 'It can join in once the jaw is found to be the source. It then keeps to steps that can be undone: self-care, exercises and less clenching. [7]',
    cannot:
      'It cannot calm nerve pain, treat a tooth or find the cause. In lasting jaw pain, a guideline of 2023 advises against removable splints in most cases, and strongly against those that change the bite. [7] If the diagnosis is open, wait.',
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
  ],
}
