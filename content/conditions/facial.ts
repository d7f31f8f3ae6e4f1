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
    alt: 'Line drawing of a face from the side, with the cheek and temple softly highlighted',
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
    'Nerve pain is different. In trigeminal neuralgia, medicine comes first. [6] For this, and for pain of unknown cause, we know of no good proof that bite care helps. There it can do harm.',
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
    'sightLoss',
    'redEye',
    'suicide',
    'temporalArteritis',
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
    'A dentist looks for decay, cracks and gum disease. A doctor checks nerves, sinuses and blood vessels. The jaw is tested by touch and movement, after set criteria. [3] For electric shocks on one side, an MRI is usual. [6]',
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
    {
      by: 'International Headache Society and partner bodies',
      title: 'International Classification of Orofacial Pain, 1st edition (ICOP)',
      publishedIn: 'Cephalalgia 40(2):129-221',
      year: 2020,
      url: 'https://doi.org/10.1177/0333102419893823',
    },
    {
      by: 'National Institute of Neurological Disorders and Stroke (NINDS)',
      title: 'Trigeminal Neuralgia',
      publishedIn: 'National Institutes of Health',
      url: 'https://www.ninds.nih.gov/health-information/disorders/trigeminal-neuralgia',
    },
    {
      by: 'Schiffman E, Ohrbach R, Truelove E, et al.',
      title:
        'Diagnostic Criteria for Temporomandibular Disorders (DC/TMD) for Clinical and Research Applications',
      publishedIn: 'Journal of Oral & Facial Pain and Headache 28(1):6-27',
      year: 2014,
      url: 'https://doi.org/10.11607/jop.1151',
    },
    {
      by: 'MedlinePlus Medical Encyclopedia',
      title: 'Giant cell arteritis',
      publishedIn: 'National Library of Medicine',
      url: 'https://medlineplus.gov/ency/article/000448.htm',
    },
    {
      by: 'Manfredini D, Lombardo L, Siciliani G',
      title:
        'Temporomandibular disorders and dental occlusion. A systematic review of association studies: end of an era?',
      publishedIn: 'Journal of Oral Rehabilitation 44(11):908-923',
      year: 2017,
      url: 'https://doi.org/10.1111/joor.12531',
    },
    {
      by: 'Bendtsen L, Zakrzewska JM, Abbott J, et al.',
      title: 'European Academy of Neurology guideline on trigeminal neuralgia',
      publishedIn: 'European Journal of Neurology 26(6):831-849',
      year: 2019,
      url: 'https://doi.org/10.1111/ene.13950',
    },
    {
      by: 'Busse JW, Casassus R, Carrasco-Labra A, et al.',
      title:
        'Management of chronic pain associated with temporomandibular disorders: a clinical practice guideline',
      publishedIn: 'BMJ 383:e076227',
      year: 2023,
      url: 'https://doi.org/10.1136/bmj-2023-076227',
    },
  ],
}
