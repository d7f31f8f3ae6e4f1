import type { DangerSignId } from '../danger-signs.ts'
import { live } from '../words/live.ts'

type NightDoors = {
  title: string
  lead: string
  description: string
  pageDescription: string
  link: { label: string; to: string }
  help: readonly DangerSignId[]
}

/** The words around the doors, without the pages behind them: every page has a link to the doors. */
export const night: NightDoors = live<NightDoors>('night', () => ({
  title: 'Can it wait until morning?',
  lead: 'Choose what is true now.',
  description:
    'Awake at night with a stuck jaw, pain, a gasp or clenched teeth? What cannot wait, what to do until morning, and whom to call then.',
  /** In searches, after the title of each page. */
  pageDescription: 'What cannot wait, what to do until morning, and whom to call then.',
  /** The link to the doors by day. */
  link: { label: 'Awake at night?', to: '/tonight' },
  /** What cannot wait, whatever it is that keeps a reader awake. */
  help: ['heartAttack', 'stroke', 'airway'],
}))
