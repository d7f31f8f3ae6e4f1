import { academy } from '../academy.ts'
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
    'When jaw muscles or joints are the source, clenching, poor sleep, stress and an old injury may all feed the pain. The bite may be a smaller part. Research has not shown that the way teeth meet is a main cause. For trigeminal neuralgia and for pain of unknown cause, we know of no good evidence that bite treatment helps. There it can do harm.',
  shortDescription2: `Ask your doctor and your dentist to rule out infection, nerve disease, inflamed blood vessels and tooth problems first. Once the jaw is found to be the source, care can begin with self-care, jaw exercises, heat or cold, and skills for coping with pain. ${academy.product} care may join in with reversible steps only. If the diagnosis is open, wait before you agree to dental work.`,
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
  ],
}
