import { sleepApneaOptions } from '../options/sleep-apnea-options.ts'
import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const sleepApnea: Condition = {
  id: 'sleepApnea',
  shortName: 'Sleep Apnea',
  typesOf: 'Sleep Apnea',
  headingName: 'Sleep Apnea and the Position of the Jaw',
  heading:
    'Sleep apnea is a medical illness that can be tested for and treated, and the jaw can be part of the plan.',
  kind: 'medical',
  description:
    'In sleep apnea, breathing stops and starts many times a night. Often the soft parts of the throat close, and the brain wakes you just enough to breathe again. You may not remember it, yet feel worn out by day. Extra weight, a narrow throat, large tonsils and a small or set-back lower jaw can raise the risk. The place of the jaw matters, because it changes the room behind the tongue. How the teeth meet is another matter.',
  image: {
    src: '/pictures/conditions/sleepApnea.svg',
    alt: 'A man asleep on his back in bed at night. His tongue has fallen back and closes the throat; that place is coral.',
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
    'An appliance can slowly move teeth and shift the bite, so dental checks belong to it. [2, 12] Ask for a second sleep test to see if it works. Making teeth straight is a different matter. We know of no good evidence that it ends sleep apnea in adults.',
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
    'suddenHeadache',
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
  forSomePeople: {
    children:
      'Tell the doctor if a child snores most nights. A child who snores and has other signs of apnea should be tested. Where the tonsils are large, taking them out with the adenoids is the usual first treatment. [9] The advice on appliances is for adults. [2]',
    pregnancy:
      'Tell your doctor if snoring begins or gets worse in pregnancy. Apnea goes along with high blood pressure and diabetes in pregnancy. [10] If you use CPAP, keep on, and ask if the pressure still fits. Ask before you take tirzepatide.',
    medicines:
      'Opioids and sleeping pills can slow the breath. Show the sleep doctor your whole list, and do not stop them on your own. With opioids, serious heart or lung disease, or a past stroke, the test should be in a lab. [3]',
    olderPeople:
      'Apnea gets more common with age. [1] Being sleepy by day is not just age. Ask if it is safe for you to drive.',
  },
  tests:
    'A sleep study at home or in a lab comes before any treatment. A medical clinician orders it. [3] It counts pauses and shallow breaths in each hour of sleep. Fewer than 5 an hour is normal in adults. 5 to 14 is called mild, 15 to 30 moderate, and more than 30 severe. [11]',
  treatments: [
    'CPAP: a machine that holds the throat open with air. A US guideline strongly advises it for adults who are sleepy by day. [4]',
    'A fitted appliance that holds the lower jaw forward, for adults who cannot use CPAP or want something else [2]',
    'Weight loss, sleep on the side and less alcohol [1]',
    'A weekly shot of tirzepatide: the FDA approved it in December 2024. [5, 17] It is for adults with obesity whose apnea is not mild. Diet and exercise go with it. [14] In two trials, people who took it had 20 to 24 fewer pauses an hour than people on a dummy drug. [6]',
    'A small implant that moves the tongue forward, for some adults who cannot use CPAP [7, 8]',
    'Surgery on the throat, nose or jaw, or weight-loss surgery. Ask to see a surgeon if CPAP does not work for you. [7]',
  ],
  options: sleepApneaOptions,
  causes:
    'Extra weight, a thick neck, large tonsils and a small or set-back lower jaw raise the risk. So do age, family, smoking and alcohol. Women get it too, more so after menopause. In children, large tonsils are a usual cause. [1]',
  howSure: {
    treatments: [
      {
        certainty: 'strong',
        text: 'CPAP for people who are sleepy by day. A US guideline that weighed the trials gave its strongest advice in 2019. [4]',
      },
      {
        certainty: 'strong',
        text: 'a fitted appliance, if you cannot use CPAP or want something else. The guideline of 2015 gave its highest grade. [2]',
      },
      {
        certainty: 'some',
        text: 'tirzepatide. Two trials lasted one year. People had 20 and 24 fewer pauses an hour than people on a dummy drug. The maker paid for the trials. [6]',
      },
    ],
    known: [
      {
        certainty: 'unknown',
        text: 'if straight teeth or work on the bite ease sleep apnea. We know of no good trial.',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can check the jaw and teeth of adults who wear a fitted appliance for apnea. The appliance is well tested. [2] But it holds the jaw forward, and it does not set the bite.',
    cannot:
      'We know of no good study in which work on the bite treated sleep apnea. Straightening your teeth does not treat it. Never stop CPAP without your doctor.',
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
    works.marcus2012,
    works.facco2017,
    works.epstein2009,
    works.chen2024,
    works.sheats2017,
    works.lillyZepbound,
    works.aasmUpperAirwayStimulation,
    works.phillips2013,
    works.lillyApproval2024,
    works.woodson2016,
  ],
}
