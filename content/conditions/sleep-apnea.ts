import { academy } from '../academy.ts'
import type { Condition } from './condition.ts'

export const sleepApnea: Condition = {
  id: 'sleepApnea',
  shortName: 'Sleep Apnea',
  typesOf: 'Sleep Apnea',
  headingName: 'Sleep Apnea and the Position of the Jaw',
  heading:
    'Sleep apnea is a medical illness that can be tested for and treated, and the jaw can be part of the plan.',
  kind: 'medical',
  description:
    'In sleep apnea, breathing stops and starts many times a night. Often the soft parts of the throat close, and the brain wakes you just enough to breathe again. You may not remember it, yet feel worn out by day. Extra weight, a narrow throat, large tonsils and a small or set-back lower jaw can raise the risk. Bite and jaw alignment matter mainly because the place of the jaw changes the room behind the tongue.',
  image: {
    src: '/pictures/conditions/sleepApnea.svg',
    alt: 'Line drawing of a sleeper’s head from the side, with the airway behind the tongue softly highlighted',
  },
  types: [
    {
      type: 'Obstructive sleep apnea',
      description:
        'The throat narrows or closes although the chest keeps trying to breathe. It is the most common form. Loud snoring and gasps are typical, but not everyone has them.',
    },
    {
      type: 'Central sleep apnea',
      description:
        'The brain does not send a steady signal to breathe. Heart failure, stroke or opioid medicine can lie behind it. Moving the jaw forward does not address this form.',
    },
    {
      type: 'Mixed forms',
      description:
        'Some people have both kinds in one night, and in some, central pauses appear after treatment begins. A sleep specialist sorts this out with a sleep study.',
    },
    {
      type: 'Snoring without apnea',
      description:
        'Snoring is the sound of loose tissue in moving air. It can be harmless, but only a sleep test can tell it apart from apnea when other signs are present.',
    },
  ],
  shortDescription1:
    'Here the link with the jaw is well studied. A custom appliance that holds the lower jaw forward at night can open the airway. In 2015, two US sleep academies advised sleep doctors to consider one, rather than no treatment, for adults who cannot use CPAP or prefer another way. CPAP usually removes more breathing pauses. Straightening the bite is a different matter. We know of no good proof that it ends sleep apnea in adults.',
  shortDescription2: `A sleep study, ordered by a medical clinician, comes before any treatment. Choices include CPAP, weight loss, side sleeping, less alcohol and an appliance fitted by a trained dentist. An appliance can make the jaw sore and slowly shift the bite, so ${academy.product} care here includes regular dental checks. A second sleep test shows if it works. Do not stop CPAP without asking your doctor.`,
  symptoms: {
    nightTime: [
      'Loud snoring with silent gaps, then a gasp or snort',
      'Waking up short of breath or with a racing heart',
      'Getting up several times to urinate',
      'Restless sleep, or grinding of the teeth',
    ],
    dayTime: [
      'Sleepiness while you read, watch or drive',
      'Headache and a dry mouth in the morning',
      'Trouble with memory, attention or patience',
      'Low energy even after a full night in bed',
    ],
    complications: [
      'High blood pressure that is hard to control',
      'Heart disease, irregular heartbeat or stroke',
      'Car crashes and accidents from sleepiness',
      'Type 2 diabetes, or blood sugar that is harder to manage',
    ],
  },
  help: ['blueLips', 'heartAttack', 'stroke', 'drowsyDriving', 'breathingPauses', 'lasting'],
  sources: [
    {
      by: 'National Heart, Lung, and Blood Institute (NHLBI)',
      title: 'Sleep Apnea',
      publishedIn: 'National Institutes of Health',
      url: 'https://www.nhlbi.nih.gov/health/sleep-apnea',
    },
    {
      by: 'Ramar K, Dort LC, Katz SG, et al. (American Academy of Sleep Medicine and American Academy of Dental Sleep Medicine)',
      title:
        'Clinical Practice Guideline for the Treatment of Obstructive Sleep Apnea and Snoring with Oral Appliance Therapy: An Update for 2015',
      publishedIn: 'Journal of Clinical Sleep Medicine 11(7):773-827',
      year: 2015,
      url: 'https://doi.org/10.5664/jcsm.4858',
    },
    {
      by: 'Kapur VK, Auckley DH, Chowdhuri S, et al.',
      title:
        'Clinical Practice Guideline for Diagnostic Testing for Adult Obstructive Sleep Apnea: An American Academy of Sleep Medicine Clinical Practice Guideline',
      publishedIn: 'Journal of Clinical Sleep Medicine 13(3):479-504',
      year: 2017,
      url: 'https://doi.org/10.5664/jcsm.6506',
    },
    {
      by: 'Patil SP, Ayappa IA, Caples SM, et al.',
      title:
        'Treatment of Adult Obstructive Sleep Apnea with Positive Airway Pressure: An American Academy of Sleep Medicine Clinical Practice Guideline',
      publishedIn: 'Journal of Clinical Sleep Medicine 15(2):335-343',
      year: 2019,
      url: 'https://doi.org/10.5664/jcsm.7640',
    },
  ],
}
