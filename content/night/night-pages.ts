import type { DangerSignId } from '../danger-signs.ts'
import { awake } from './awake.ts'
import { gasping } from './gasping.ts'
import type { NightPage } from './night-page.ts'
import { pain } from './pain.ts'
import { stuckJaw } from './stuck-jaw.ts'

/** The pages behind the doors, in their order. */
export const nightPages: readonly NightPage[] = [stuckJaw, pain, gasping, awake]

export function findNightPage(id: string): NightPage | undefined {
  return nightPages.find((page) => page.id === id)
}

/** The words around the doors. */
export const night = {
  title: 'Can it wait until morning?',
  lead: 'Choose what is true now.',
  description:
    'Awake at night with a stuck jaw, pain, a gasp or clenched teeth? What cannot wait, what to do until morning, and whom to call then.',
  /** The link to the doors by day. */
  link: { label: 'Awake at night?', to: '/tonight' },
  /** What cannot wait, whatever it is that keeps a reader awake. */
  help: ['heartAttack', 'stroke', 'airway'],
} as const satisfies { help: readonly DangerSignId[] } & Record<string, unknown>
