import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { lobbezoo2001 } from './passages/grinding.ts'
import {
  kyle2014,
  mayoInsomnia,
  medlinePlusInsomnia,
  nhlbiInsomnia,
} from './passages/insomnia-causes.ts'
import { amdaSleepMedicines, donnelly2017 } from './passages/medicines-and-bones.ts'
import { edinger2021, macedo2007, qaseem2016 } from './passages/sleep.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about insomnia. */
export const insomnia: Ledger = {
  'Some medicines for asthma, colds, allergy or the heart can keep you awake.': [
    supports(nhlbiInsomnia.medicines),
    supports(nhlbiInsomnia.heartMedicines),
  ],
  'Past 65, experts say to avoid most sleeping pills and night-time allergy pills. They make falls, broken bones and confusion more likely.':
    [
      supports(amdaSleepMedicines.confusion),
      supports(amdaSleepMedicines.falls),
      supports(donnelly2017.hips),
    ],
  'If you take one now, do not stop all at once: ask how. CBT-I works for older people too.': [
    limits(qaseem2016.cbtI),
  ],
  'A talk about your nights and days, your medicines and your mood is the main test. A sleep diary of one or two weeks helps. Blood tests or a night in a sleep lab are for when something else is likely, such as sleep apnea, restless legs or thyroid trouble.':
    [
      supports(nhlbiInsomnia.diary),
      supports(mayoInsomnia.diary),
      supports(mayoInsomnia.bloodTest),
      supports(mayoInsomnia.sleepStudy),
    ],
  'CBT-I, the first choice for adults: it lets sleep return through new habits and thoughts': [
    supports(edinger2021.cbtI),
    supports(qaseem2016.cbtI),
  ],
  'Single parts of it, such as fixed rules for the bed or ways to relax': [
    supports(edinger2021.singleParts),
  ],
  'A shorter time in bed for some weeks: not on your own if you drive for a living, or have seizures or bipolar disorder':
    [
      notChecked(works.edinger2021, 'Section on sleep restriction therapy'),
      limits(kyle2014.sleepiness),
    ],
  'A sleeping pill for a short time, if CBT-I alone was not enough, and after a talk about its risks':
    [supports(qaseem2016.pills)],
  'Care for what disturbs sleep: pain, low mood, hot flashes, apnea or restless legs': [
    supports(medlinePlusInsomnia.underlying),
  ],
  'Stress, worry, pain, shift work, caffeine, alcohol, some medicines and illness are common causes. So are sleep apnea and low mood. After a bad spell, fear of the next night can keep it going.':
    [limits(nhlbiInsomnia.stress)],
  'Pain in the jaw can break up sleep, and short sleep can make pain feel stronger. Grinding at night is steered by the sleeping brain, and the bite is not thought to be its main cause.':
    [limits(lobbezoo2001.central), supports(lobbezoo2001.bite)],
  'A Cochrane review did not find enough evidence that splints improve the sleep of people who grind.':
    [supports(macedo2007.noDifference), supports(macedo2007.notEnough)],
  'The best-tested help for poor sleep that lasts is a training of habits and thoughts. It is called cognitive behavioral therapy for insomnia, or CBT-I.':
    [supports(edinger2021.cbtI), supports(qaseem2016.cbtI)],
  'CBT-I. Two US guidelines weighed the trials. Both tell doctors to use it.': [
    supports(edinger2021.cbtI),
    supports(qaseem2016.cbtI),
  ],
  'a sleeping pill for a short time. One guideline found the studies to be poor.': [
    supports(qaseem2016.pills),
  ],
  'splints and sleep. A Cochrane review of 2007 had five trials to go by. It saw no clear effect.':
    [supports(macedo2007.trials), supports(macedo2007.noDifference)],
  'It cannot treat insomnia. There is not enough evidence that splints improve sleep.': [
    supports(macedo2007.noDifference),
    supports(macedo2007.notEnough),
  ],
  'Do not put off CBT-I to have your bite treated first.': [limits(edinger2021.cbtI)],
}
