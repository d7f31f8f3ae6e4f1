import { randomBytes } from 'node:crypto'
import type { CannedAnswer } from '../../../shared/desk.ts'
import type { CannedAnswerInput } from '../../../shared/desk-input.ts'
import { limits } from '../../../shared/limits.ts'
import type { AuditAction } from '../../../shared/audit.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { HttpError } from '../../core/errors.ts'
import type { Clock } from '../../core/clock.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { inTransaction, lockFor } from '../../database/transaction.ts'
import { permit } from '../../people/permit.ts'
import type { Colleague } from './folders.ts'

export type CannedAnswers = ReturnType<typeof createCannedAnswers>

type Row = { id: string; title: string; text: string; updated_at: string }

/**
 * Template texts for replies. Methods throw 404 if there is no such text, and 409 if somebody else has
 * saved it meanwhile.
 */
export function createCannedAnswers(db: Database, clock: Clock) {
  async function lock(trx: Database, id: string, updatedAt?: string): Promise<Row> {
    const row = await selectForUpdate(trx, 'canned_answers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new HttpError(404, 'Canned answer not found')
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(row.updated_at)) {
      throw new HttpError(409, 'Somebody else has saved this in the meantime.')
    }
    return row
  }

  /** Runs the work in a transaction that first checks the person's right. */
  const change = <Result>(person: Colleague, work: (trx: Database) => Promise<Result>) =>
    inTransaction(db, async (trx) => {
      await permit(person, 'canned-answers.write')(trx)
      return work(trx)
    })

  /** Audited with kind `site`, since canned answers are texts of the site. */
  function note(
    trx: Database,
    { email }: Colleague,
    { id, title }: Pick<Row, 'id' | 'title'>,
    act: { action: AuditAction; fields?: string[] },
  ): Promise<void> {
    const at = clock().toISOString()
    const { action, fields = [] } = act
    return recordAudit(trx, {
      at,
      by: email,
      action,
      kind: 'site',
      record: id,
      title,
      fields: ['canned answer', ...fields],
    })
  }

  return {
    /** Sorted by title. */
    async list(): Promise<CannedAnswer[]> {
      const rows = await db.selectFrom('canned_answers').selectAll().execute()
      const byTitle = new Intl.Collator('en', { numeric: true })
      return rows.toSorted((a, b) => byTitle.compare(a.title, b.title)).map(json)
    },

    async create(person: Colleague, { title, text }: CannedAnswerInput): Promise<CannedAnswer> {
      const id = randomBytes(16).toString('hex')
      const row = { id, title, text, updated_at: clock().toISOString() }
      await change(person, async (trx) => {
        await lockFor(trx, 'canned answers')
        const { count } = await trx
          .selectFrom('canned_answers')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        if (count >= limits.desk.cannedAnswers) {
          throw new HttpError(409, `${limits.desk.cannedAnswers} canned answers are the most.`)
        }
        await trx.insertInto('canned_answers').values(row).execute()
        await note(trx, person, row, { action: 'created' })
      })
      return json(row)
    },

    update: (
      person: Colleague,
      id: string,
      { title, text, updatedAt }: CannedAnswerInput,
    ): Promise<CannedAnswer> =>
      change(person, async (trx) => {
        const before = await lock(trx, id, updatedAt)
        const row = { title, text, updated_at: nextTimestamp(clock, before.updated_at) }
        await trx.updateTable('canned_answers').set(row).where('id', '=', id).execute()
        const fields = [
          ...(title === before.title ? [] : ['title']),
          ...(text === before.text ? [] : ['text']),
        ]
        if (fields.length > 0) await note(trx, person, { id, title }, { action: 'changed', fields })
        else skipAudit(trx, ['canned_answers'], 'nothing differs from before')
        return json({ id, ...row })
      }),

    remove: (person: Colleague, id: string): Promise<void> =>
      change(person, async (trx) => {
        const row = await lock(trx, id)
        await note(trx, person, row, { action: 'deleted' })
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
