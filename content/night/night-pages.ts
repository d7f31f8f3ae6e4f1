import { citedWorks } from '../words/cited-works.ts'
import { live } from '../words/live.ts'
import { awake } from './awake.ts'
import { gasping } from './gasping.ts'
import type { NightPage } from './night-page.ts'
import { pain } from './pain.ts'
import { stuckJaw } from './stuck-jaw.ts'

/** The pages behind the doors, in their order. */
export const nightPages: readonly NightPage[] = [stuckJaw, pain, gasping, awake].map((page) =>
  live<NightPage>(`night.${page.id}`, () => page, citedWorks),
)

export function findNightPage(id: string): NightPage | undefined {
  return nightPages.find((page) => page.id === id)
}
