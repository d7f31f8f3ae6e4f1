import type { Selectable } from 'kysely'
import { limits } from '../../../shared/limits.ts'
import type { Anchor } from '../../../shared/passage.ts'
import type { Remark } from '../../../shared/remark.ts'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

export const remarkNotFound = () => new HttpError(404, 'Remark not found')

/** Who reads: a person of the panel, or a doctor behind a review link. */
export type RemarkReader = { personId: string } | { doctorNumber: number }

type Row = Selectable<Tables['remarks']>
type ReplyRow = Selectable<Tables['remark_replies']>

/** All open remarks of a draft, oldest first, and the newest of the others, newest first. */
export async function listRemarks(
  db: Database,
  draftNumber: number,
  reader: RemarkReader,
): Promise<Remark[]> {
  const ofDraft = db.selectFrom('remarks').selectAll().where('draft_number', '=', draftNumber)
  const theirs =
    'doctorNumber' in reader ? ofDraft.where('doctor_number', '=', reader.doctorNumber) : ofDraft
  const open = await theirs
    .where('outcome', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const closed = await theirs
    .where('outcome', '<>', 'open')
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(limits.remark.closedListed)
    .execute()
  return withReplies(db, [...open, ...closed], reader)
}

/** Undefined if the draft has no such remark. */
export async function readRemark(
  db: Database,
  draftNumber: number,
  id: string,
  reader: RemarkReader,
): Promise<Remark | undefined> {
  const rows = await db
    .selectFrom('remarks')
    .selectAll()
    .where('draft_number', '=', draftNumber)
    .where('id', '=', id)
    .execute()
  return (await withReplies(db, rows, reader))[0]
}

async function withReplies(db: Database, rows: Row[], reader: RemarkReader): Promise<Remark[]> {
  if (rows.length === 0) return []
  const replies = await db
    .selectFrom('remark_replies')
    .selectAll()
    .where(
      'remark_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const byRemark = Map.groupBy(replies, ({ remark_id }) => remark_id)
  return rows.map((row) => remarkJson(row, byRemark.get(row.id) ?? [], reader))
}

function remarkJson(row: Row, replies: ReplyRow[], reader: RemarkReader): Remark {
  const personId = 'personId' in reader ? reader.personId : undefined
  const doctorNumber = 'doctorNumber' in reader ? reader.doctorNumber : undefined
  // Staff without a name are known by their address, which is for the panel alone.
  const shown = (name: string) =>
    doctorNumber !== undefined && name.includes('@') ? 'The office' : name
  const isTheirs = (id: string | null) => id !== null && id === personId
  const you =
    isTheirs(row.person_id) || (row.doctor_number !== null && row.doctor_number === doctorNumber)
  return {
    _id: row.id,
    field: row.field,
    quote: row.quote,
    anchor: JSON.parse(row.anchor) as Anchor,
    isGone: row.is_gone === 1,
    body: row.body,
    suggestion: row.suggestion,
    author: { name: shown(row.author_name), you },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    outcome: row.outcome,
    closedAt: row.closed_at,
    closedBy: row.closed_by && shown(row.closed_by),
    replies: replies.map(({ id, body, author_name, created_at, person_id }) => ({
      _id: id,
      body,
      author: { name: shown(author_name), you: isTheirs(person_id) },
      createdAt: created_at,
    })),
  }
}
