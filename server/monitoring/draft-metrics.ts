import type { FastifyBaseLogger } from 'fastify'
import type { DraftFigures } from '../records/drafts/draft-figures.ts'
import { counter, gauge, type Metric } from '../metrics/exposition.ts'

export type DraftParts = { draftFigures: DraftFigures; log: FastifyBaseLogger }

/** Metrics of drafts and their saves; none while the database is unavailable. */
export async function draftMetrics({ draftFigures, log }: DraftParts): Promise<Metric[]> {
  const figures = await draftFigures.read().catch((error: unknown) => {
    log.debug(error, 'drafts could not be counted')
    return undefined
  })
  if (!figures) return []
  const { states, overdue, saves, conflicts } = figures
  return [
    gauge(
      'academy_drafts',
      'Drafts, by state.',
      Object.entries(states).map(([state, value]) => ({ value, labels: { state } })),
    ),
    gauge(
      'academy_drafts_overdue',
      'Drafts that should have been published by now, on schedule.',
      overdue,
    ),
    counter('academy_draft_saves_total', 'Saves of drafts.', saves),
    counter(
      'academy_draft_conflicts_total',
      'Saves of drafts that were refused because somebody else had changed the same field.',
      conflicts,
    ),
  ]
}
