// What a drill is: harm done to a site that runs, and what must hold after it.
import type { Row } from '../benchmarks/figures.ts'
import type { GoalId } from './report.ts'

/** `rounds` is how often the harm is done, where it is done more than once. */
export type Extent = { rounds: number | undefined }

export type Outcome = {
  rows: Row[]
  /** What did not hold, in words. Empty is the only good outcome. */
  broken: string[]
  /** What the drill says of the goals, as it is printed. */
  figures?: Partial<Record<GoalId, string>>
  /** What could not be done on this machine, and why. */
  leftOut?: string[]
  /** Why nothing could be done here at all: a drill that ran nothing has not held. */
  ranNothing?: string
}

export const ranNothing = (reason: string): Outcome => ({
  rows: [],
  broken: [],
  ranNothing: reason,
})

export type Drill = { title: string; run(extent: Extent): Promise<Outcome> }
