import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../core/clock.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { changeContent } from '../database/transaction.ts'
import { academyDay } from '../review-state/academy-day.ts'

const lookMs = 1000

type Parts = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> }

/**
 * Marks reviews as overdue at midnight in the academy's time zone. The change to the rows raises the content
 * version, so every instance, and a cache in front of the site, drops pages that it has kept.
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
    /** Resolves when the rows are up to date for today. */
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

/** Also unmarks reviews if the clock was set back. */
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
