import { works } from '../works/works.ts'
import type { NightPage } from './night-page.ts'

export const gasping: NightPage = {
  kind: 'night',
  id: 'gasping',
  headingName: 'I woke up gasping',
  heading: 'or somebody saw my breath stop',
  help: ['blueLips', 'airway', 'heartAttack', 'stroke', 'opioidSleepiness'],
  tonight: [
    'Sit up until you breathe calmly.',
    'Then lie on your side. Drink no alcohol. [1]',
    'Use your CPAP, if you have one.',
  ],
  morning: {
    level: 'today',
    text: 'A doctor. Say if lying down makes it worse, or your ankles swell. [2] Ask about a sleep test. Sleepy? Do not drive.',
  },
  seeAlso: ['sleepApnea'],
  sources: [works.nhlbiSleepApneaTreatment, works.nhsShortnessOfBreath],
  words: [
    'wake|woke|waking gasping|choking|breathless|breath',
    'stops|stopped breathing',
    'gasping',
  ],
}
