import { randomBytes } from 'node:crypto'
import type { CannedAnswer, CannedAnswerInput } from '../../../shared/desk.ts'
import { limits } from '../../../shared/limits.ts'
import { HttpError } from '../../core/errors.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { inTransaction, lockFor } from '../../database/transaction.ts'

export type CannedAnswers = ReturnType<typeof createCannedAnswers>

type Row = { id: string; title: string; text: string; updated_at: string }

/** Texts that replies begin with. Throws 404, and 409 where others have saved meanwhile. */
export function createCannedAnswers(db: Database, clock: Clock) {
  async function lock(trx: Database, id: string, updatedAt?: string): Promise<Row> {
    // A write that changes nothing locks the row on every database.
    const row = await trx
      .updateTable('canned_answers')
      .set((eb) => ({ updated_at: eb.ref('updated_at') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new HttpError(404, 'Canned answer not found')
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(row.updated_at)) {
      throw new HttpError(409, 'Somebody else has saved this in the meantime.')
    }
    return row
  }

  return {
    /** By title. */
    async list(): Promise<CannedAnswer[]> {
      const rows = await db.selectFrom('canned_answers').selectAll().execute()
      const byTitle = new Intl.Collator('en', { numeric: true })
      return rows.toSorted((a, b) => byTitle.compare(a.title, b.title)).map(json)
    },

    async create({ title, text }: CannedAnswerInput): Promise<CannedAnswer> {
      const id = randomBytes(16).toString('hex')
      const row = { id, title, text, updated_at: clock().toISOString() }
      await inTransaction(db, async (trx) => {
        await lockFor(trx, 'canned answers')
        const { count } = await trx
          .selectFrom('canned_answers')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        if (count >= limits.desk.cannedAnswers) {
          throw new HttpError(409, `${limits.desk.cannedAnswers} canned answers are the most.`)
        }
        await trx.insertInto('canned_answers').values(row).execute()
      })
      return json(row)
    },

    update: (id: string, { title, text, updatedAt }: CannedAnswerInput): Promise<CannedAnswer> =>
      inTransaction(db, async (trx) => {
        const before = await lock(trx, id, updatedAt)
        const row = { title, text, updated_at: nextTimestamp(clock, before.updated_at) }
        await trx.updateTable('canned_answers').set(row).where('id', '=', id).execute()
        return json({ id, ...row })
      }),

    remove: (id: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        await lock(trx, id)
        await trx.deleteFrom('canned_answers').where('id', '=', id).execute()
      }),
  }
}

const json = ({ id, title, text, updated_at }: Row): CannedAnswer => ({
  _id: id,
  title,
  text,
  updatedAt: updated_at,
})
