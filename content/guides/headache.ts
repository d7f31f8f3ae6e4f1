import { works } from '../works/works.ts'
import type { Guide } from './guide.ts'

export const headache: Guide = {
  id: 'headache',
  shortName: 'Headache',
  typesOf: 'Headache',
  headingName: 'Headache',
  heading:
    'Most headaches pass and do no harm, a few need help fast, and pills taken too often can keep one going.',
  kind: 'guide',
  sentence: 'The head presses, throbs or aches.',
  description:
    'Almost everyone has a headache now and then. Most are tension headaches or migraine. They hurt, but they are no sign of a dangerous illness. A few headaches are: they come with an injury, an infection, a stroke or a trouble in pregnancy. How a headache behaves tells more than where it sits. A sore jaw can cause a headache at the temples. Most headaches have nothing to do with the jaw.',
  image: {
    src: '/pictures/guides/headache.svg',
    alt: 'A woman in profile, her eyes closed, her brow lowered. The fan-shaped muscle at her temple is drawn in and is coral.',
    labels: [
      { text: 'Temple muscle', at: [456, 60], to: [362, 170] },
      { text: 'Lower jaw', at: [186, 440], to: [274, 383] },
    ],
  },
  types: [
    {
      type: 'Tension-type headache',
      description:
        'It presses or tightens on both sides, like a band. It is mild or moderate, and a walk does not make it worse. It can last from half an hour to a week.',
    },
    {
      type: 'Migraine',
      description:
        'It often throbs on one side, and moving makes it worse. Light and noise are hard to bear, or the stomach turns. Without treatment it lasts from 4 hours to 3 days. Some people see zigzag lines or flashes first.',
    },
    {
      type: 'Cluster headache',
      description:
        'Very bad pain around one eye, for up to 3 hours, often at the same time each day. The eye waters or turns red, and it is hard to sit still.',
    },
    {
      type: 'Headache from pain pills',
      description:
        'A headache on 15 or more days a month, in somebody who has taken headache pills too often for more than 3 months.',
    },
  ],
  shortDescription1:
    'Does the jaw cause headache? Sometimes. One kind comes from a painful jaw. It changes as you chew, and pressing the temple muscle brings on the very pain you know. [1] A 2024 review found that jaw trouble, grinding and headache often meet in one person. Which causes which is very hard to prove, it said. [9]',
  shortDescription2:
    'Does the bite? We know of no study which shows that the way teeth meet causes migraine or tension-type headache. One small trial treated women who had both migraine and sore jaw muscles. They got a migraine drug and a splint, or dummies. Counting all of them, the number of headache days did not clearly differ. Those who got both did better in other ways. [11]',
  symptoms: {
    nightTime: [
      'Waking with a headache',
      'Sore temples or a tight jaw when you wake',
      'Pain around one eye that comes at the same hour',
    ],
    dayTime: [
      'Pressing pain on both sides of the head',
      'Throbbing on one side that gets worse on the stairs',
      'Light, noise or smells that are hard to bear',
      'Zigzag lines or flashes before the pain',
      'Headache at the temples that changes as you chew',
      'Headache that starts at the back of the head',
    ],
    complications: [
      'A headache on most days, kept going by pain pills',
      'Work, school or family time that is lost',
      'Low mood, worry or poor sleep',
      'Teeth or a bite changed for good, and the headache still there',
    ],
  },
  help: [
    'suddenHeadache',
    'stroke',
    'headacheWithConfusion',
    'meningitis',
    'headInjury',
    'sightLoss',
    'redEye',
    'carbonMonoxide',
    'suicide',
    'pregnancyHeadache',
    'temporalArteritis',
    'changedHeadache',
    'oftenPainPills',
    'lasting',
  ],
  selfCare: {
    do: [
      'Keep a diary for 8 weeks: when it hurt, for how long, and what you took. [2]',
      'Count the days on which you take any pain pill.',
      'Take a pain pill early in a migraine attack, if it is safe for you. [24] Ask a pharmacist.',
      'Rest in a dark, quiet room when light and noise are hard to bear.',
      'Eat, drink and sleep at regular hours.',
      'A few times a day, let the jaw hang loose with the teeth apart.',
    ],
    avoid: [
      'Headache pills on 10 or more days a month [1]',
      'Opioids for headache [2, 20]',
      'Skipped meals and short nights, if they bring on your headache',
      'Driving while your sight flickers',
      'Having teeth ground down or the bite changed in the hope of relief',
    ],
  },
  forSomePeople: {
    children:
      'Children get migraine too. For an attack, ibuprofen comes first, say US neurologists. Give it early, in the dose for the child’s weight. [5] Do not give aspirin unless a doctor says so. [12] A child whose headaches keep coming back should see a doctor.',
    pregnancy:
      'A headache in pregnancy or after birth that will not go away is a danger sign: see the cards above. Ask before you take any pain pill. Acetaminophen is the usual first choice. [7, 21] From week 20, do not take ibuprofen or naproxen unless your doctor tells you to. [13] If a doctor gave you low-dose aspirin, keep taking it. Some drugs that prevent migraine, such as valproate and topiramate, can harm an unborn child. [17] Do not stop one on your own: ask first.',
    medicines:
      'Triptans, opioids and mixed pills can cause headache when you take them on 10 days a month for over 3 months. For plain pain pills it is 15 days. [1] Do not stop opioids on your own. Do you get zigzag lines or flashes with migraine? Say so before you take birth control with estrogen. It adds to the risk of a stroke. [14, 22] Do you take a blood thinner or steroid pills? Ask before you take ibuprofen or naproxen. [15]',
    olderPeople:
      'A new headache past 50 is a danger sign: see the cards above. Past 75, the stomach bleeds more easily from ibuprofen and naproxen. [15]',
  },
  tests:
    'A doctor asks how the headache behaves, and checks blood pressure, eyes and nerves. That is often enough. Once it is clear that it is tension-type headache or migraine, you need no scan just to be sure. [18] If chewing changes the pain, a dentist checks jaw and teeth.',
  treatments: [
    'Tension-type headache: ibuprofen or acetaminophen on single days. In trials, 23 of 100 people had no pain 2 hours after ibuprofen, and 16 of 100 after a dummy pill. [3] With acetaminophen it was 24 and 19 of 100. [4, 19]',
    'Migraine attacks in adults: a pain pill, taken early. If that does too little, a doctor can add a triptan. [6]',
    'Many migraine attacks: a medicine taken each day, or a shot each month, can make them fewer. [8]',
    'Cluster headache: oxygen, or a triptan as a shot or nose spray. See a doctor with the first attack. [2]',
    'Headache from pain pills: stop them with a doctor’s help. It often gets worse before it gets better. [23]',
    'Headache from a jaw that has hurt for three months: jaw exercises, hands-on care and talking therapy (CBT) [10]',
  ],
  causes:
    'Migraine comes from brain and nerves, and it runs in families. [8] What causes tension-type headache is less clear. Stress and poor sleep can set it off. A cold, fever, a blow to the head, and pain pills taken too often cause headache too. [1] About 59 in 100 people with headache had jaw trouble as well, in studies that differed a lot. That is a link, not a cause. [16]',
  howSure: {
    treatments: [
      {
        certainty: 'some',
        text: 'ibuprofen and acetaminophen for tension-type headache. They helped a few more of 100 people than a dummy pill. [3, 19]',
      },
      {
        certainty: 'advice',
        text: 'a pain pill for a migraine attack, and a triptan if that does too little. US doctors who weighed the trials advise it. [6]',
      },
      { certainty: 'advice', text: 'stopping pain pills that you take too often. [23]' },
    ],
    known: [
      {
        certainty: 'weak',
        text: 'headache and jaw trouble often go together. The studies differed a lot. [16]',
      },
      { certainty: 'unknown', text: 'if work on the bite makes headaches fewer.' },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can teach jaw rest and exercises, if a dentist finds that the jaw is part of your headache. The 2023 guideline favors those for jaw pain, whoever teaches them. [10] They are no evidence that work on the bite helps.',
    cannot:
      'It cannot find the cause of a headache, and it cannot treat migraine. We know of no good study in which work on the bite made headaches fewer. Keep taking what your doctor gave you.',
  },
  difference: {
    from: 'facial',
    text: 'Headache sits above the line from the eyes to the ears. Face pain sits below it, and often comes from teeth, sinuses, jaw or nerves. Some people have both.',
  },
  seeAlso: ['facial', 'tmd', 'neck', 'clenching-and-grinding'],
  sources: [
    works.ichd2018,
    works.niceHeadaches,
    works.derry2015,
    works.stephens2016,
    works.oskoui2019,
    works.qaseem2025,
    works.acogHeadaches2022,
    works.nindsMigraine,
    works.voss2024,
    works.busse2023,
    works.goncalves2013,
    works.nhsReyeSyndrome,
    works.fdaPainPillsInPregnancy,
    works.nguyen2024,
    works.agsTenMedications,
    works.yakkaphan2022,
    works.ahrqHeadacheInPregnancy2020,
    works.niceHeadachesQuality,
    works.nihrParacetamol,
    works.loder2013,
    works.healthierTogetherHeadaches,
    works.macgregor2013,
    works.mayoPainPillHeadache,
    works.acpMigraineNews,
  ],
}
