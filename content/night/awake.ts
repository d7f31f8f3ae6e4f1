import { works } from '../works/works.ts'
import type { NightPage } from './night-page.ts'

export const awake: NightPage = {
  kind: 'night',
  id: 'awake',
  headingName: 'I grind, clench or lie awake',
  heading: 'ten quiet minutes to try',
  help: ['suicide', 'heartAttack', 'stroke', 'airway', 'alcoholWithdrawal'],
  tonight: [
    'Let the jaw hang: lips together, teeth apart. [1]',
    'Breathe out slowly, ten times.',
    'Still awake? Get up, and sit in dim light until you are sleepy. [2]',
    'Turn the clock away.',
  ],
  morning: {
    level: 'soon',
    text: 'A dentist, if teeth hurt or chip. A doctor, if bad nights go on: ask for CBT-I. [2, 3]',
  },
  seeAlso: ['clenching-and-grinding', 'insomnia'],
  sources: [works.nhsTmd, works.edinger2021, works.qaseem2016],
  words: [
    'sleep cannot|trouble',
    'awake|insomnia|sleepless',
    'grinding|clenching tooth|jaw|stop|night',
  ],
}
