import { randomBytes } from 'node:crypto'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import { type DraftRow, stateOf } from '../draft-row.ts'
import type { Anchored } from './anchor-remark.ts'
import { assertRoom } from './remark-room.ts'

export type RemarkWords = { body: string; suggestion: string | null }

type NewRemark = {
  place: Anchored
  words: RemarkWords
  author: { name: string; personId: string | null; doctorNumber: number | null }
  at: string
}

/** Stores a remark on a locked draft. Returns its id. Throws 400 if there are too many; 409 in the trash. */
export async function storeRemark(
  trx: Database,
  row: DraftRow,
  { place, words, author, at }: NewRemark,
): Promise<string> {
  const { field, anchor, isGone } = place
  const { name, personId, doctorNumber } = author
  if (stateOf(row) === 'trash') throw new HttpError(409, 'This is in the trash.')
  await assertRoom(trx, row.number, { personId, doctorNumber })
  const id = randomBytes(16).toString('hex')
  await trx
    .insertInto('remarks')
    .values({
      id,
      draft_number: row.number,
      field,
      quote: anchor.exact,
      anchor: JSON.stringify(anchor),
      is_gone: isGone ? 1 : 0,
      body: words.body,
      suggestion: words.suggestion,
      person_id: personId,
      doctor_number: doctorNumber,
      author_name: name,
      created_at: at,
      updated_at: at,
      outcome: 'open',
      closed_at: null,
      closed_by: null,
    })
    .execute()
  return id
}
