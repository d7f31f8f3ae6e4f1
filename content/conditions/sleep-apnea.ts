import { works } from '../works/works.ts'
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
    alt: 'A man asleep on his back at four in the morning. His tongue has fallen back and closes the throat; that place is coral.',
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
    'Here the link with the jaw is well studied. A custom appliance that holds the lower jaw forward at night can open the airway. In 2015, two US sleep academies advised doctors to think of one for adults who cannot use CPAP or want another way. CPAP usually removes more of the pauses. [2]',
  shortDescription2:
    'An appliance can make the jaw sore and slowly shift the bite, so dental checks belong to it. A second sleep test shows if it works. [2] Making teeth straight is a different matter. We know of no good evidence that it ends sleep apnea in adults.',
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
  help: [
    'blueLips',
    'opioidSleepiness',
    'heartAttack',
    'stroke',
    'suicide',
    'drowsyDriving',
    'pregnancyHeadache',
    'breathingPauses',
    'lasting',
  ],
  selfCare: {
    do: [
      'Sleep on your side, and raise the head of the bed a little.',
      'Ask for help with weight, if weight is part of it. Even some loss can help.',
      'Use CPAP or your appliance every night, and tell the clinic what bothers you.',
      'Before surgery, tell the team that you have or may have sleep apnea.',
    ],
    avoid: [
      'Driving while you are sleepy',
      'Alcohol in the evening',
      'New sleeping pills or opioids, unless your doctor knows about the apnea. If you take them already, do not stop on your own: ask first.',
      'A mouthpiece from the internet in place of a sleep test',
      'Stopping CPAP without asking your doctor',
    ],
  },
  tests:
    'A sleep study at home or in a lab comes before any treatment. A medical clinician orders it. [3] It counts pauses and shallow breaths. Fewer than 5 an hour is normal in adults. 5 to 14 is called mild, 15 to 29 moderate, and 30 or more severe.',
  treatments: [
    'CPAP: a machine that holds the throat open with air, the usual first choice [4]',
    'A fitted appliance that holds the lower jaw forward, for adults who cannot use CPAP or want another way [2]',
    'Weight loss, sleep on the side and less alcohol [1]',
    'Tirzepatide, a weekly shot: in December 2024 the FDA approved it for adults with obesity and moderate to severe apnea, with diet and exercise. [5] In two trials, people who took it had about 20 fewer pauses an hour than people on a dummy drug. [6]',
    'Nerve stimulation: a small implant moves the tongue forward, for chosen adults who cannot use CPAP [7, 8]',
    'Surgery on the throat, nose or jaw, or weight-loss surgery: ask for a referral if CPAP does not work for you [7]',
  ],
  causes:
    'Extra weight, a thick neck, large tonsils and a small or set-back lower jaw raise the risk. So do age, family, smoking and alcohol. Women get it too, more so after menopause. In children, large tonsils are a usual cause. [1]',
  productCare: {
    evidence: 'supported',
    can: 'For some adults: a fitted appliance that holds the jaw forward, after a sleep test and with a prescription. Checks of the jaw and teeth go with it. [2]',
    cannot:
      'It cannot replace CPAP where CPAP is needed, and it does not address central apnea. Straightening your teeth does not treat sleep apnea. Never stop CPAP for it without your doctor. [4]',
  },
  seeAlso: ['insomnia'],
  sources: [
    works.nhlbiSleepApnea,
    works.ramar2015,
    works.kapur2017,
    works.patil2019,
    works.fdaSleepApneaDrug2024,
    works.malhotra2024,
    works.kent2021,
    works.strollo2014,
  ],
}
