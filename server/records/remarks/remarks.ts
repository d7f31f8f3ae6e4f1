import { randomBytes } from 'node:crypto'
import { limits } from '../../../shared/limits.ts'
import type { Remark, RemarkInput, RemarkOutcome } from '../../../shared/remark.ts'
import type { Clock } from '../../core/clock.ts'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Permit } from '../../people/permit.ts'
import type { Person } from '../../people/person.ts'
import { noteDraft } from '../audit-record.ts'
import { findRow, lockByKey } from '../find-draft.ts'
import { anchorRemark } from './anchor-remark.ts'
import { assertRoom, forgetOldest } from './remark-room.ts'
import { listRemarks, readRemark, remarkNotFound } from './read-remarks.ts'
import { type RemarkWords, storeRemark } from './store-remark.ts'

export type Remarks = ReturnType<typeof createRemarks>

/** The person who asks for a change, and the check whether they may. */
type Asker = Pick<Person, '_id' | 'email' | 'name'> & { permit: Permit }

/** Remarks on passages of drafts. All throw 404 if a key or an id names nothing. */
export function createRemarks(db: Database, clock: Clock) {
  const isoNow = () => clock().toISOString()

  /** Changes a remark in a transaction that holds its draft, and returns it. */
  function change(
    key: string,
    id: string,
    { _id, email, permit }: Asker,
    work: (trx: Database, remark: Remark, draftNumber: number) => Promise<void>,
  ): Promise<Remark> {
    return inTransaction(db, async (trx) => {
      await permit(trx)
      const row = await lockByKey(trx, key)
      const reader = { personId: _id }
      const remark = await readRemark(trx, row.number, id, reader)
      if (!remark) throw remarkNotFound()
      await work(trx, remark, row.number)
      await noteDraft(trx, row, { at: isoNow(), by: email, action: 'changed', fields: ['remark'] })
      return (await readRemark(trx, row.number, id, reader))!
    })
  }

  return {
    /** All open remarks, oldest first, and the newest of the others. */
    list: async (key: string, { _id }: Pick<Person, '_id'>): Promise<Remark[]> =>
      listRemarks(db, (await findRow(db, key)).number, { personId: _id }),

    /** Throws 400 if the passage is not in the text, or if there are too many remarks; 409 in the trash. */
    add: (key: string, input: RemarkInput, asker: Asker): Promise<Remark> =>
      inTransaction(db, async (trx) => {
        const { _id, name, email, permit } = asker
        await permit(trx)
        const row = await lockByKey(trx, key)
        const place = await anchorRemark(trx, row, input)
        const author = { name, personId: _id, doctorNumber: null }
        const at = isoNow()
        const id = await storeRemark(trx, row, { place, words: input, author, at })
        await noteDraft(trx, row, { at, by: email, action: 'created', fields: ['remark'] })
        return (await readRemark(trx, row.number, id, { personId: _id }))!
      }),

    reply: (key: string, id: string, body: string, asker: Asker): Promise<Remark> =>
      change(key, id, asker, async (trx, { replies }) => {
        if (replies.length >= limits.remark.replies) {
          throw new HttpError(400, `A remark has at most ${limits.remark.replies} replies.`)
        }
        await trx
          .insertInto('remark_replies')
          .values({
            id: randomBytes(16).toString('hex'),
            remark_id: id,
            body,
            person_id: asker._id,
            author_name: asker.name,
            created_at: isoNow(),
          })
          .execute()
      }),

    /** Throws 403 for a remark by somebody else, 409 for one that is settled: others acted on its words. */
    edit: (
      key: string,
      id: string,
      { body, suggestion }: RemarkWords,
      asker: Asker,
    ): Promise<Remark> =>
      change(key, id, asker, async (trx, { author, outcome }) => {
        if (!author.you) throw notYours()
        if (outcome !== 'open') throw new HttpError(409, 'This remark is not open any more.')
        await trx
          .updateTable('remarks')
          .set({ body, suggestion, updated_at: isoNow() })
          .where('id', '=', id)
          .execute()
      }),

    /** Says what became of a remark, or opens it again. Throws 400 if too many of the text are open. */
    settle: (key: string, id: string, outcome: RemarkOutcome, asker: Asker): Promise<Remark> =>
      change(key, id, asker, async (trx, before, draftNumber) => {
        if (before.outcome === outcome) return
        const isOpen = outcome === 'open'
        if (isOpen) await assertRoom(trx, draftNumber)
        await trx
          .updateTable('remarks')
          .set({
            outcome,
            closed_at: isOpen ? null : isoNow(),
            closed_by: isOpen ? null : asker.name,
          })
          .where('id', '=', id)
          .execute()
        // unlocked remarks: the draft is locked
        if (!isOpen) await forgetOldest(trx, draftNumber)
      }),

    /** Throws 403 for a remark by somebody else, 409 once others have replied. */
    remove: (key: string, id: string, { _id, email, permit }: Asker): Promise<void> =>
      inTransaction(db, async (trx) => {
        await permit(trx)
        const row = await lockByKey(trx, key)
        const remark = await readRemark(trx, row.number, id, { personId: _id })
        if (!remark) throw remarkNotFound()
        if (!remark.author.you) throw notYours()
        if (remark.replies.some(({ author }) => !author.you)) {
          throw new HttpError(409, 'Others have replied to this remark. Resolve it instead.')
        }
        await trx.deleteFrom('remarks').where('id', '=', id).execute()
        await noteDraft(trx, row, {
          at: isoNow(),
          by: email,
          action: 'deleted',
          fields: ['remark'],
        })
      }),
  }
}

const notYours = () => new HttpError(403, 'Only its author may do this.')
