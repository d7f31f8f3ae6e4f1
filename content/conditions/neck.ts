import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const neck: Condition = {
  id: 'neck',
  shortName: 'Neck Pain',
  typesOf: 'Neck Pain',
  headingName: 'Neck Pain: Is the Jaw Part of It?',
  heading: 'Neck pain is common, and the jaw is one of several things worth checking.',
  kind: 'medical',
  description:
    'Neck pain can be a dull ache, a stiff turn of the head or a sharp pull. Tired muscles are a common cause. Worn joints, an injury or a squeezed nerve can also be behind it. The muscles that move the jaw work close to the muscles that hold up the head, and both can hurt in the same person. So we look at the bite and the jaw as one part of the picture, never as the whole of it.',
  image: {
    src: '/pictures/conditions/neck.svg',
    alt: 'An older woman in profile, her brow lowered. The seven bones of her neck and the discs between them are drawn in; the muscle behind them is coral.',
    labels: [
      { text: 'Neck bone', at: [500, 300], to: [326, 331] },
      { text: 'Disc', at: [150, 430], to: [333, 369] },
      { text: 'Muscle', at: [520, 400], to: [422, 388] },
    ],
  },
  types: [
    {
      type: 'Muscle and posture pain',
      description:
        'Muscles at the back and sides of the neck feel tight or sore. Long hours over a phone or desk, clenched teeth and worry can make it worse. Gentle movement often eases it.',
    },
    {
      type: 'Wear in the neck joints',
      description:
        'The discs and small joints of the neck change with age. Many people never feel it. Others notice morning stiffness, or an ache after they hold the head still for a long time.',
    },
    {
      type: 'Nerve pain from the neck',
      description:
        'A nerve that is squeezed where it leaves the neck can send pain, tingling or weakness down one arm. A doctor should examine this before anyone looks for a cause in the jaw.',
    },
    {
      type: 'Pain after an injury',
      description:
        'A fall, a sports hit or a car crash can strain the neck, even when the pain only starts a day later. The first step is a medical exam of the bones and nerves.',
    },
  ],
  shortDescription1:
    'People with lasting jaw pain often have sore neck muscles too. In one small study, those with more jaw trouble also had more neck trouble. [3] That does not tell us which came first, or if something else drives both. A review found no steady link between how teeth meet and how the body stands. [4]',
  shortDescription2:
    'For neck pain itself, exercise and hands-on care have the best support. [2] Pain in the jaw and pain in the neck can each be treated in their own right. Nobody can tell beforehand if care for one will ease the other.',
  symptoms: {
    nightTime: [
      'Pain that makes it hard to find a restful position',
      'Waking when you turn your head on the pillow',
      'A stiff neck and a tired jaw when you wake up',
    ],
    dayTime: [
      'Stiffness when you look over your shoulder',
      'An ache that builds during desk or phone work',
      'Headache that starts at the back of the head',
      'Sore jaw muscles on days when the neck is bad',
    ],
    complications: [
      'Less and less movement, because turning the head hurts',
      'Poor sleep and low energy the next day',
      'Headaches that keep coming back',
      'Taking pain medicine more often than the label allows',
    ],
  },
  help: [
    'heartAttack',
    'stroke',
    'suddenHeadache',
    'neckInjury',
    'meningitis',
    'spinalCord',
    'sightLoss',
    'suicide',
    'armWeakness',
    'pregnancyHeadache',
    'feverWithPain',
    'temporalArteritis',
    'cancerSigns',
    'lasting',
  ],
  selfCare: {
    do: [
      'Keep moving. Turn and tilt your head gently, as far as is comfortable, a few times an hour.',
      'Use warmth or cold for 15 minutes, with a cloth between it and the skin.',
      'Change position often, and lift the phone instead of bending down to it.',
      'Let your teeth part when you notice that they touch.',
      'Ask a pharmacist which pain reliever is safe for you, and follow the label.',
    ],
    avoid: [
      'Long rest in bed, or a collar that nobody prescribed',
      'Jerking or cracking your own neck',
      'A pillow that bends the neck all night',
      'Driving while you cannot turn your head',
    ],
  },
  forSomePeople: {
    children:
      'A child with neck pain should be seen by a doctor before any exercises. Do not give aspirin to a child or teenager unless a doctor says so. It can bring on Reye syndrome, which is rare and serious. [8]',
    pregnancy:
      'Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to. [7] If a doctor gave you low-dose aspirin, keep taking it.',
    medicines:
      'Do you take a blood thinner or steroid pills? Then ibuprofen and naproxen can make the stomach bleed. Ask before you take them. [6] Steroid pills taken for months can thin the bones, and then a small fall can break one. Tell whoever treats your neck. [9]',
    olderPeople:
      'Bones get thinner with age, so even a small fall can break one. [5] Muscle relaxants make broken bones more likely past 65. [6]',
  },
  tests:
    'A doctor asks how the pain began, and checks movement, strength, feeling and reflexes. Most neck pain needs no scan at first. An X-ray or MRI may follow after an injury, with danger signs, or when pain or weakness lasts. [1]',
  treatments: [
    'Exercises for the neck and shoulders, often with hands-on care. A physical therapist shows you how. [2]',
    'Staying active in daily life [2]',
    'Pain pills for a short time, if they are safe for you [10]',
    'Nerve pain in the arm that does not ease: a specialist. Shots are one choice, and surgery is rarely needed.',
  ],
  causes:
    'Often no single cause is found. Strain from work or posture, worn discs and joints, an injury, a squeezed nerve, poor sleep and stress are common. Far less often an infection or a tumor is behind it. This is why the danger signs matter.',
  howSure: {
    treatments: [
      {
        certainty: 'some',
        text: 'exercise and hands-on care. A US guideline of 2017 favors them. [2]',
      },
      {
        certainty: 'advice',
        text: 'pain pills for a short time, and no scan at first. A US health library says so. We have not read the trials. [1]',
      },
    ],
    known: [
      {
        certainty: 'weak',
        text: 'one study of 40 women found that jaw trouble and neck trouble go together. [3] It does not show why.',
      },
      {
        certainty: 'unknown',
        text: 'if care of the jaw eases neck pain, or the other way around.',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can help you notice clenching, loosen the jaw and choose steps that can be undone, if the exam also points to the jaw.',
    cannot:
      'It cannot treat a worn disc, a squeezed nerve or an injury. The one study that we know shows a link, not an effect. [3] If you try it, set a date to look back. Stop if it did not help.',
  },
  seeAlso: ['shoulder', 'tmd'],
  sources: [
    works.medlinePlusNeckPain,
    works.blanpied2017,
    works.silveira2015,
    works.manfredini2012,
    works.medlinePlusOsteoporosis,
    works.beersCriteria2023,
    works.fdaPainPillsInPregnancy,
    works.medlinePlusReyeSyndrome,
    works.medlinePlusSteroids,
    works.medlinePlusNeckInjuries,
  ],
}
