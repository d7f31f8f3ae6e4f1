import { academy } from '../academy.ts'
import type { Condition } from './condition.ts'

export const shoulder: Condition = {
  id: 'shoulder',
  shortName: 'Shoulder Pain',
  typesOf: 'Shoulder Pain',
  headingName: 'Shoulder Pain and Jaw Tension',
  heading: 'A sore shoulder most often starts in the shoulder itself, so the search begins there.',
  kind: 'medical',
  description:
    'Your shoulder can move in many directions, and soft parts hold it in place. Tendons can fray, the joint can stiffen, and the muscles between neck and shoulder can stay tense. Pain may also reach the shoulder from the neck or even from the heart. Some people who clench their teeth or have jaw pain are sore on top of the shoulders as well. Bite and jaw alignment may matter in that group. It does not mend a torn tendon or a worn joint.',
  image: {
    src: '/pictures/conditions/shoulder.svg',
    alt: 'Line drawing of a head and upper body, with the top of one shoulder softly highlighted',
  },
  types: [
    {
      type: 'Rotator cuff and bursa problems',
      description:
        'The tendons around the joint, or the small cushion above them, get sore or torn. Lifting the arm hurts most, and lying on that side at night can wake you.',
    },
    {
      type: 'Frozen shoulder',
      description:
        'The sleeve around the joint tightens. First it hurts, then the arm will not go up or out as before. It can take many months to loosen, and it is seen more often with diabetes.',
    },
    {
      type: 'Arthritis of the shoulder',
      description:
        'The smooth lining of the joint wears thin, or an illness such as rheumatoid arthritis inflames it. Movement grinds or aches, and the joint can be stiff after rest.',
    },
    {
      type: 'Tension between neck and shoulder',
      description:
        'The muscle on top of the shoulder feels hard and tender on one or both sides. Desk work, stress, poor sleep or a clenched jaw may go along with it.',
    },
  ],
  shortDescription1:
    'A broad muscle, the trapezius, runs from the head down to the shoulder. One small study found that people with more jaw trouble also had a more tender trapezius. Stress, poor sleep and pain elsewhere may lie behind both. We know of no good trial which shows that changing a bite relieves shoulder pain. Please see any link as possible, but weak.',
  shortDescription2: `See a doctor or physical therapist first, to find out if a tendon, the joint, the neck or the heart is the source. Rest from what hurts, then guided exercise, is common care. If jaw tension is also found, ${academy.product} care may add ways to relax the jaw and, for some, a removable appliance. It comes beside shoulder care, never in its place.`,
  symptoms: {
    nightTime: [
      'Pain when you lie on the sore side',
      'Waking up with raised, tight shoulders and clenched teeth',
      'A dull ache that keeps you from falling asleep',
    ],
    dayTime: [
      'Trouble reaching a shelf, a zipper or a seat belt',
      'Tight, tender muscles between the neck and the shoulder',
      'Pain that grows with work at a desk or screen',
      'A weak or heavy feeling when you lift the arm',
    ],
    complications: [
      'A joint that stiffens because the arm is spared too long',
      'Weaker muscles around the shoulder and the upper arm',
      'Broken sleep, which can make pain feel stronger',
    ],
  },
  help: [
    'heartAttack',
    'shoulderInjury',
    'sightLoss',
    'spinalCord',
    'suicide',
    'hotJoint',
    'feverWithPain',
    'temporalArteritis',
    'armWeakness',
    'cancerSigns',
    'lasting',
  ],
  sources: [
    {
      by: 'MedlinePlus Medical Encyclopedia',
      title: 'Shoulder pain',
      publishedIn: 'National Library of Medicine',
      url: 'https://medlineplus.gov/ency/article/003171.htm',
    },
    {
      by: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases (NIAMS)',
      title: 'Shoulder Problems',
      publishedIn: 'National Institutes of Health',
      url: 'https://www.niams.nih.gov/health-topics/shoulder-problems',
    },
    {
      by: 'Silveira A, Gadotti IC, Armijo-Olivo S, et al.',
      title:
        'Jaw Dysfunction Is Associated with Neck Disability and Muscle Tenderness in Subjects with and without Chronic Temporomandibular Disorders',
      publishedIn: 'BioMed Research International 2015:512792',
      year: 2015,
      url: 'https://doi.org/10.1155/2015/512792',
    },
    {
      by: 'MedlinePlus Medical Encyclopedia',
      title: 'Giant cell arteritis',
      publishedIn: 'National Library of Medicine',
      url: 'https://medlineplus.gov/ency/article/000448.htm',
    },
  ],
}
