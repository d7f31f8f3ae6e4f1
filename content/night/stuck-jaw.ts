import { works } from '../works/works.ts'
import type { NightPage } from './night-page.ts'

export const stuckJaw: NightPage = {
  kind: 'night',
  id: 'stuck-jaw',
  headingName: 'My jaw is stuck',
  heading: 'open, or it will not open',
  help: [
    'jawStuckOpen',
    'heartAttack',
    'stroke',
    'airway',
    'spreadingInfection',
    'jawInjury',
    'tetanus',
  ],
  tonight: [
    'Do not force it.',
    'Keep the teeth apart. Hold warmth or cold to the jaw, wrapped in a cloth. [1]',
    'Eat only what is soft. [1]',
  ],
  morning: {
    level: 'today',
    text: 'A dentist or jaw surgeon. Say since when it is stuck.',
  },
  seeAlso: ['jaw'],
  sources: [works.nhsTmd],
  words: ['jaw|mouth locked|lock|stuck|jammed|froze|open|close'],
}
