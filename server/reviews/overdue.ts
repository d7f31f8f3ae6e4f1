import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../core/clock.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { changeContent } from '../database/transaction.ts'
import { academyDay } from '../review-state/academy-day.ts'

const lookMs = 1000

type Parts = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> }

/**
 * Pages that are kept say that a review is overdue from the midnight of the academy on: noting it in
 * the rows counts as a change of content, for every instance and for a cache in front of the site.
 */
export function watchOverdue({ db, clock, log }: Parts) {
  let timer: NodeJS.Timeout | undefined
  let noted: string | undefined
  let running: Promise<void> | undefined

  async function look(): Promise<void> {
    const today = academyDay(clock())
    if (today === noted) return
    await noteOverdue(db, today)
    noted = today
  }

  return {
    /** Resolves when the rows say what is overdue today. */
    async start(): Promise<void> {
      await look()
      timer = setInterval(() => {
        running ??= look()
          .catch((error: unknown) => log.error(error, 'overdue reviews could not be noted'))
          .finally(() => (running = undefined))
      }, lookMs)
      timer.unref()
    },

    /** Resolves when no query is in progress. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}

/** A clock that was put back undoes it. */
async function noteOverdue(db: Database, today: string): Promise<void> {
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const turned = db
      .selectFrom('clinical_reviews')
      .select('number')
      .where('is_overdue', '=', from)
      .where('due_on', to === 1 ? '<' : '>=', today)
    const rows = await turned.execute()
    if (rows.length === 0) continue
    await changeContent(db, (trx) => {
      skipAudit(trx, ['clinical_reviews'], 'follows from the day')
      return trx
        .updateTable('clinical_reviews')
        .set({ is_overdue: to })
        .where(
          'number',
          'in',
          rows.map(({ number }) => number),
        )
        .execute()
    })
  }
}
