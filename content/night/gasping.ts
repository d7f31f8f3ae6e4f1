import { works } from '../works/works.ts'
import type { NightPage } from './night-page.ts'

export const gasping: NightPage = {
  kind: 'night',
  id: 'gasping',
  headingName: 'I woke up gasping',
  heading: 'or somebody saw my breath stop',
  help: ['blueLips', 'airway', 'heartAttack', 'stroke', 'opioidSleepiness'],
  tonight: [
    'Sit up until your breath is calm.',
    'Then lie on your side. Drink no alcohol. [1]',
    'If you have a CPAP, put it on.',
  ],
  morning: {
    level: 'today',
    text: 'A doctor. Ask about a sleep test. Say if you breathe worse when you lie down, or if your ankles swell. [2] Do not drive while you are sleepy.',
  },
  seeAlso: ['sleepApnea'],
  sources: [works.nhlbiSleepApneaTreatment, works.nhsShortnessOfBreath],
  words: [
    'wake|woke|waking gasping|choking|breathless|breath',
    'stops|stopped breathing',
    'gasping',
  ],
}
