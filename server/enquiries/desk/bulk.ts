// Acts on several enquiries at once, and how they are undone for a minute.
import { randomBytes } from 'node:crypto'
import type { DeskBulkResult, DeskUndone } from '../../../shared/desk.ts'
import type { DeskBulk, DeskChange } from '../../../shared/desk-input.ts'
import { unusableDay } from '../../../shared/desk-input.ts'
import { limits } from '../../../shared/limits.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { inTransaction } from '../../database/transaction.ts'
import { permit } from '../../people/permit.ts'
import { changeEnquiry, rightTo } from './change-enquiry.ts'
import { type Colleague, lockOwnEnquiry } from './folders.ts'
import { type Before, putBack, rowsBefore, type Undoable } from './put-back.ts'
import { recordAct } from './record-act.ts'
import type { TellParts } from './tell.ts'

const undoMs = limits.desk.undoSeconds * 1000

/** `wake` is called after an act, so that who is told of it is told at once. */
export function createBulkActs(db: Database, parts: TellParts, wake: () => void) {
  const { clock } = parts

  async function act(trx: Database, person: Colleague, id: string, change: DeskChange) {
    await permit(person, rightTo(change), lockOwnEnquiry(id))(trx)
    const before = await rowsBefore(trx, id, change)
    const permitFreeing = permit(person, 'enquiries.manage')
    const changing = { ...parts, by: person._id, permitFreeing }
    const { fields, freed } = await changeEnquiry(trx, changing, id, change)
    if (fields.length > 0) await recordAct(trx, clock, person, id, 'changed', fields)
    else skipAudit(trx, ['enquiries'], 'nothing differs from before')
    for (const other of freed) await recordAct(trx, clock, person, other, 'changed', ['state'])
    return before
  }

  /** Stores how to undo the act. Returns the key to it. */
  async function remember(trx: Database, { _id }: Colleague, before: Before[]): Promise<string> {
    const ids = before.map((row) => row.id)
    const after = await trx
      .selectFrom('enquiries')
      .select(['id', 'updated_at'])
      .where('id', 'in', ids)
      .execute()
    const updatedAt = new Map(after.map((row) => [row.id, row.updated_at]))
    const rows = before.map((row) => ({ before: row, updated_at: updatedAt.get(row.id)! }))
    const id = randomBytes(16).toString('base64url')
    await trx
      .insertInto('enquiry_undos')
      .values({ id, person_id: _id, at: clock().toISOString(), rows: JSON.stringify(rows) })
      .execute()
    return id
  }

  return {
    /** Does the same to several enquiries. Throws 400 for a value that fits none of them. */
    async change(person: Colleague, input: DeskBulk): Promise<DeskBulkResult> {
      const done = await inTransaction(db, async (trx) => {
        const { ids, action, value = null, updatedAt } = input
        const change = { ...changeOf(action, value), ...(updatedAt && { updatedAt }) }
        const result: DeskBulkResult = { changed: [], refused: [], undo: null }
        const before = new Map<string, Before>()
        // Sorted, so that two who change the same ones do not wait for each other.
        for (const id of [...new Set(ids)].toSorted()) {
          try {
            for (const row of await act(trx, person, id, change)) {
              if (!before.has(row.id)) before.set(row.id, row)
            }
            result.changed.push(id)
          } catch (error) {
            result.refused.push({ id, message: refusalIn(error) })
          }
        }
        if (before.size > 0) result.undo = await remember(trx, person, [...before.values()])
        return result
      })
      wake()
      return done
    },

    /** Undoes an own act. Throws 409 after a minute, and the second time. */
    undo: (person: Colleague, key: string): Promise<DeskUndone> =>
      inTransaction(db, async (trx) => {
        const now = clock().getTime()
        const known = await selectForUpdate(trx, 'enquiry_undos')
          .select('rows')
          .where('id', '=', key)
          .where('person_id', '=', person._id)
          .where('at', '>', new Date(now - undoMs).toISOString())
          .executeTakeFirst()
        if (!known) throw new HttpError(409, 'It is too late to undo this.')
        await trx.deleteFrom('enquiry_undos').where('id', '=', key).execute()
        const result: DeskUndone = { changed: [], refused: [] }
        for (const row of JSON.parse(known.rows) as Undoable[]) {
          const { id } = row.before
          try {
            await putBack(trx, parts, person, row)
            result.changed.push(id)
          } catch (error) {
            result.refused.push({ id, message: refusalIn(error) })
          }
        }
        return result
      }),
  }
}

const day = /^\d{4}-\d\d-\d\d$/

function changeOf(action: DeskBulk['action'], value: string | null): DeskChange {
  if (action === 'assign') return { assignedTo: value }
  if (action === 'seen') return { dangerSeen: true }
  if (action === 'settle') return { settled: true }
  if (action !== 'later') return { state: action }
  if (value !== null && !day.test(value)) throw new HttpError(400, unusableDay, { field: 'value' })
  return { later: value }
}

/** Why one enquiry was left as it is. Throws again what concerns all of them. */
function refusalIn(error: unknown): string {
  if (!(error instanceof HttpError)) throw error
  if (error.status === 400) throw new HttpError(400, error.message, { field: 'value' })
  return error.message
}
