import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const insomnia: Condition = {
  id: 'insomnia',
  shortName: 'Insomnia',
  typesOf: 'Insomnia',
  headingName: 'Insomnia, Clenching and Jaw Pain',
  heading: 'Poor sleep can often get better, and the best-tested help is training, not a device.',
  kind: 'medical',
  description:
    'Do you lie awake, wake too early, or feel that sleep does not refresh you, although you have time and quiet for it? That is insomnia. Stress, pain, illness, caffeine, some medicines and sleep apnea are common reasons. Bad nights and jaw pain often meet in the same person, and each may make the other worse. If a sore jaw keeps you up, care of the jaw is worth a try. Work on the bite is not a treatment for insomnia.',
  image: {
    src: '/pictures/conditions/insomnia.svg',
    alt: 'An older man on his back in bed, his eyes open. Through the window one sees the moon; the clock on the wall says two.',
  },
  types: [
    {
      type: 'Trouble falling asleep',
      description:
        'You are tired, but your mind or body stays on alert. Worry, screens, late caffeine, pain or a tense jaw may keep you awake long after the light is out.',
    },
    {
      type: 'Trouble staying asleep',
      description:
        'You wake in the night or far too early and cannot drift off again. Pain, hot flashes, bathroom trips or pauses in breathing may be what wakes you.',
    },
    {
      type: 'Short-term insomnia',
      description:
        'Sleep is poor for some days or weeks, often after a loss, a move, an illness or stress at work. It may pass when life calms down.',
    },
    {
      type: 'Chronic insomnia',
      description:
        'Sleep is poor on three or more nights a week for three months or longer, and days suffer too. At this point it deserves treatment of its own.',
    },
  ],
  shortDescription1:
    'Pain in the jaw can break up sleep, and short sleep can make pain feel stronger. Grinding at night is steered by the sleeping brain, and the bite is not thought to be its main cause. [5] So the tie between bite and sleep is loose.',
  shortDescription2:
    'A Cochrane review did not find enough evidence that splints improve the sleep of people who grind. [4] The best-tested help for poor sleep that lasts is a training of habits and thoughts. It is called cognitive behavioral therapy for insomnia, or CBT-I. [2, 3]',
  symptoms: {
    nightTime: [
      'Lying awake for a long time before sleep comes',
      'Waking often, or hours before the alarm',
      'Clenched teeth or a tight jaw in the small hours',
      'Watching the clock and worrying about tomorrow',
    ],
    dayTime: [
      'Tired, but too wound up to nap',
      'Short temper, low mood or worry',
      'Trouble keeping your mind on a task',
      'Jaw, neck or head pain that feels stronger after bad nights',
    ],
    complications: [
      'Accidents at work, at home or on the road',
      'Higher risk of depression and anxiety',
      'Higher blood pressure and strain on the heart',
      'Relying on alcohol or pills to get to sleep',
    ],
  },
  help: [
    'suicide',
    'blueLips',
    'opioidSleepiness',
    'alcoholWithdrawal',
    'heartAttack',
    'suddenHeadache',
    'drowsyDriving',
    'mania',
    'breathingPauses',
    'lowMoodAroundBirth',
    'lasting',
  ],
  selfCare: {
    do: [
      'Get up at the same time each day, weekends included.',
      'Go to bed only when you are sleepy. If you lie awake, get up and do something quiet.',
      'Get daylight and movement by day.',
      'Leave an hour without work, news or bright screens before bed.',
      'Ask for CBT-I, in person or online.',
    ],
    avoid: [
      'Coffee, tea and energy drinks after noon',
      'Alcohol as a sleep aid',
      'Long naps, and watching the clock',
      'Stopping sleeping pills all at once on your own: it can be dangerous',
    ],
  },
  forSomePeople: {
    children:
      'The advice on this page is for adults. Ask the child’s doctor, and give no sleeping pill or melatonin without advice.',
    pregnancy:
      'CBT-I needs no medicine. Ask before you take any sleeping pill, herb or supplement.',
    medicines:
      'Some medicines for asthma, colds, allergy or the heart can keep you awake. [1] Ask if you can take them earlier in the day. Do not stop them on your own.',
    olderPeople:
      'Past 65, experts say to avoid most sleeping pills and night-time allergy pills. They make falls, broken bones and confusion more likely. [6, 8] If you take one now, do not stop all at once: ask how. CBT-I works for older people too. [3]',
  },
  tests:
    'A talk about your nights and days, your medicines and your mood is the main test. A sleep diary of one or two weeks helps. Blood tests or a night in a sleep lab are for when something else is likely, such as sleep apnea, restless legs or thyroid trouble. [1, 7]',
  treatments: [
    'CBT-I, the first choice for adults: it lets sleep return through new habits and thoughts [2, 3]',
    'Single parts of it, such as fixed rules for the bed or ways to relax [2]',
    'A shorter time in bed for some weeks: not on your own if you drive for a living, or have seizures or bipolar disorder [2, 10]',
    'A sleeping pill for a short time, if CBT-I alone was not enough, and after a talk about its risks [3]',
    'Care for what disturbs sleep: pain, low mood, hot flashes, apnea or restless legs [9]',
  ],
  causes:
    'Stress, worry, pain, shift work, caffeine, alcohol, some medicines and illness are common causes. So are sleep apnea and low mood. After a bad spell, fear of the next night can keep it going. [1]',
  howSure: {
    treatments: [
      {
        certainty: 'strong',
        text: 'CBT-I. Two US guidelines weighed the trials. Both tell doctors to use it. [2, 3]',
      },
      {
        certainty: 'weak',
        text: 'a sleeping pill for a short time. One guideline found the studies to be poor. [3]',
      },
    ],
    known: [
      {
        certainty: 'weak',
        text: 'splints and sleep. A Cochrane review of 2007 had five trials to go by. It saw no clear effect. [4]',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can work on a sore jaw, with steps that can be undone, if jaw pain is one of the things that wake you.',
    cannot:
      'It cannot treat insomnia. There is not enough evidence that splints improve sleep. [4] Do not put off CBT-I to have your bite treated first. [2]',
  },
  seeAlso: ['sleepApnea', 'tmd'],
  sources: [
    works.nhlbiInsomnia,
    works.edinger2021,
    works.qaseem2016,
    works.macedo2007,
    works.lobbezoo2001,
    works.amdaSleepMedicines,
    works.mayoInsomnia,
    works.donnelly2017,
    works.medlinePlusInsomnia,
    works.kyle2014,
  ],
}
