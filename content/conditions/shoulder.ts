import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

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
    alt: 'An older man from the front. On one side collarbone, shoulder blade and upper arm are drawn in; the joint between them is coral.',
    labels: [
      { text: 'Collarbone', at: [508, 300], to: [385, 413] },
      { text: 'Joint', at: [580, 376], to: [449, 433] },
      { text: 'Upper arm', at: [536, 486], to: [469, 500] },
    ],
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
    'A broad muscle, the trapezius, runs from the head down to the shoulder. One small study found that people with more jaw trouble also had a more tender trapezius. [3] Stress, poor sleep and pain elsewhere may lie behind both.',
  shortDescription2:
    'We know of no good trial which shows that changing the bite relieves shoulder pain. Please see any link as possible, but weak. Most shoulder pain starts in the shoulder, and rest and exercise are the usual first steps. [2]',
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
    'stroke',
    'airway',
    'shoulderInjury',
    'shoulderTipInPregnancy',
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
  selfCare: {
    do: [
      'Rest from what hurts for a few days. Then move the arm again, a little more each day.',
      'Use cold in the first days and warmth later, with a cloth between it and the skin.',
      'Sleep on the other side, with a pillow to hold the sore arm.',
      'Let your shoulders drop and your teeth part when you notice them tense.',
      'Ask a pharmacist which pain reliever is safe for you, and follow the label.',
    ],
    avoid: [
      'Keeping the arm still for weeks, because the joint can stiffen',
      'Heavy lifting and reaching overhead while it hurts',
      'Going back to a sport that brings the pain on',
    ],
  },
  forSomePeople: {
    pregnancy:
      'Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to. [6] If a doctor gave you low-dose aspirin, keep taking it. Pain at the tip of the shoulder is a danger sign now: see the first card.',
    medicines:
      'Do you take a blood thinner or steroid pills? Then ibuprofen and naproxen can make the stomach bleed. Ask before you take them. [5] Tell the doctor about a blood thinner or diabetes before a shot into the joint.',
    olderPeople:
      'Past 75, the stomach bleeds more easily from ibuprofen and naproxen. [5] Keep the arm moving a little each day, so that it does not stiffen.',
  },
  tests:
    'A doctor or physical therapist moves the arm, tests its strength and checks the neck. An X-ray, ultrasound, MRI or blood test may follow. Which one depends on what they find. [1]',
  treatments: [
    'Guided exercise and stretching: the usual first step [2]',
    'Pain pills for a short time, if they are safe for you [2]',
    'A shot into the joint or the cushion above it, for some [7]',
    'Surgery for some torn tendons and worn joints. Most people try other care first. [2]',
  ],
  causes:
    'Sore or torn tendons are common causes. So are a swollen cushion, a stiff or worn joint and an old injury. A frozen shoulder is more common with diabetes. Pain can also come from the neck, the lungs, the gallbladder or the heart.',
  howSure: {
    treatments: [
      {
        certainty: 'advice',
        text: 'rest and exercise first, and surgery if they do not work. A US health institute says so. We have not read the trials. [2]',
      },
    ],
    known: [
      {
        certainty: 'weak',
        text: 'one study of 40 women found that jaw trouble and a sore shoulder muscle go together. [3] It does not show why.',
      },
      {
        certainty: 'unknown',
        text: 'if any care of the bite helps a shoulder. We know of no good trial.',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can show you ways to rest the jaw, if jaw tension is found as well. That comes beside shoulder care, never in its place.',
    cannot:
      'It cannot mend a torn tendon, free a frozen joint or treat arthritis. The one study that we know shows a link, not an effect. [3]',
  },
  seeAlso: ['neck'],
  sources: [
    works.medlinePlusShoulderPain,
    works.medlinePlusShoulderInjuries,
    works.silveira2015,
    works.medlinePlusGiantCellArteritis,
    works.beersCriteria2023,
    works.fdaPainPillsInPregnancy,
    works.medlinePlusRotatorCuff,
  ],
}
