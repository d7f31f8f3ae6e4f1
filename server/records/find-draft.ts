import { draftKey } from '../../shared/draft.ts'
import { type DraftKind, draftKinds } from '../../shared/record-kinds.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { selectForShare } from '../database/select-for-update.ts'
import {
  addDraftOfRecord,
  type DraftRow,
  draftOfRecord,
  findRecord,
  joinedDrafts,
  type PublishedRecord,
  lockDraft,
  unchangedRow,
} from './draft-row.ts'
import { isLive } from './draft-states.ts'
import { kinds } from './kinds/kinds.ts'

/** Throws 404 if the key is malformed. */
export function parseKey(key: string): { source: 'new' | DraftKind; id: string } {
  if (!draftKey.test(key)) throw draftNotFound()
  const dot = key.indexOf('.')
  return { source: key.slice(0, dot) as 'new' | DraftKind, id: key.slice(dot + 1) }
}

export function draftNotFound(): HttpError {
  return new HttpError(404, 'Draft not found')
}

/**
 * Returns the draft, the published record or both that a key names; neither if it names nothing. Throws 404
 * if the key is malformed.
 */
export async function findByKey(
  db: Database,
  key: string,
): Promise<{ row?: DraftRow | undefined; record?: PublishedRecord }> {
  const { source, id } = parseKey(key)
  if (source === 'new') {
    const row = await joinedDrafts(db)
      .selectAll('drafts')
      .where('drafts.id', '=', id)
      .executeTakeFirst()
    return { row }
  }
  const record = await findRecord(db, source, id)
  if (record) return { record, row: await draftOfRecord(db, record) }
  const row = await joinedDrafts(db)
    .selectAll('drafts')
    .where('drafts.record_id', '=', id)
    .where('drafts.kind', '=', source)
    .where((eb) => eb.not(isLive(eb)))
    // Another draft may have taken over the address of one in the trash.
    .orderBy(({ eb, lit }) =>
      eb.case().when('trashed_at', 'is', null).then(lit(0)).else(lit(1)).end(),
    )
    .orderBy('drafts.updated_at', 'desc')
    .executeTakeFirst()
  return { row }
}

/**
 * Returns the draft that a key names. For a record without one, returns a row that is not stored. Throws
 * 404 if the key names nothing.
 */
export async function findRow(db: Database, key: string): Promise<DraftRow> {
  const { row, record } = await findByKey(db, key)
  if (row) return row
  if (!record) throw draftNotFound()
  return unstoredRow(record)
}

/**
 * Returns the draft that a key names, locked until the transaction ends. Adds a row for a record without
 * one. Throws 404 if the key names nothing.
 */
export async function lockByKey(trx: Database, key: string): Promise<DraftRow> {
  const { row, record } = await findByKey(trx, key)
  if (row) return lockAgain(trx, row)
  if (!record) throw draftNotFound()
  await addDraftOfRecord(trx, record)
  const added = await draftOfRecord(trx, record)
  if (!added) throw draftNotFound()
  return lockAgain(trx, added)
}

/**
 * Keeps the owner the same until the transaction ends. The owner follows from the draft and its record.
 * Writing a record also writes its draft, so the draft is locked; without a draft, the record.
 */
export async function lockOwner(trx: Database, key: string): Promise<void> {
  const { row, record } = await findByKey(trx, key)
  if (row) await lockDraft(trx, row.number)
  else if (record) {
    await selectForShare(trx, kinds[record.kind].table)
      .select('number')
      .where('number', '=', record.number)
      .execute()
  }
}

async function lockAgain(trx: Database, { number }: DraftRow): Promise<DraftRow> {
  const row = await lockDraft(trx, number)
  if (!row) throw draftNotFound()
  return row
}

function unstoredRow(record: PublishedRecord): DraftRow {
  const none = {
    scheduled_at: null,
    scheduled_by: null,
    scheduled_hard: 0,
    schedule_problem: null,
    trashed_at: null,
    trashed_by: null,
    fields: null,
    rich_texts: null,
  }
  return {
    ...unchangedRow(record),
    ...none,
    ...noRecord,
    number: 0,
    id: '',
    record_id: record.id,
    record_created_at: record.created_at,
    based_on: record.updated_at,
    live_number: record.number,
    live_id: record.id,
    live_updated_at: record.updated_at,
  }
}

const noRecord = Object.fromEntries(draftKinds.map((kind) => [`${kind}_number`, null])) as Record<
  `${DraftKind}_number`,
  null
>
