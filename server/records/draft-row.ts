import { randomBytes } from 'node:crypto'
import { type SelectQueryBuilder, type Selectable, sql } from 'kysely'
import type { DraftState, RowDraft } from '../../shared/draft.ts'
import { type DraftFields, type DraftKind, draftKinds } from '../../shared/draft-fields.ts'
import { parseImageAddress } from '../../shared/image-address.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import type { Tables } from '../database/tables.ts'
import { isRich } from './draft-values.ts'
import { kinds } from './kinds/kinds.ts'
import { parseFields, storedFields } from './stored-fields.ts'
import { valueText } from '../../shared/value-text.ts'

/** A draft joined with its published record; `live_*` is null if nothing is published. */
export type DraftRow = Selectable<Tables['drafts']> & {
  live_number: number | null
  live_id: string | null
  live_updated_at: string | null
}
/** A draft as lists read it, without rich texts. */
export type ListedDraftRow = Omit<DraftRow, 'rich_texts'>

/** A published record, which may have no draft yet. */
export type PublishedRecord = {
  kind: DraftKind
  number: number
  id: string
  created_at: string
  updated_at: string
}

/** For each changed field, the version of its last change and the tab that made it. */
export type FieldVersions = Record<string, [version: number, tab: string]>

export function stateOf(row: ListedDraftRow): DraftState {
  const isLive = row.live_id !== null
  // An older version of this program deletes a record without updating its draft.
  if (row.trashed_at !== null || (!isLive && row.fields === null)) return 'trash'
  if (row.fields === null) return 'published'
  if (row.scheduled_at !== null) return 'scheduled'
  if (isLive) return 'changed'
  return row.record_id === null ? 'draft' : 'unpublished'
}

export function keyOf({ kind, id, live_id }: ListedDraftRow): string {
  return live_id === null ? `new.${id}` : `${kind}.${live_id}`
}

/** Returns 0 for a record without unpublished work. */
export function versionOf({ fields, version }: ListedDraftRow): number {
  return fields === null ? 0 : version
}

export function fieldVersionsOf({ field_versions }: ListedDraftRow): FieldVersions {
  return JSON.parse(field_versions) as FieldVersions
}

export function scheduleProblemOf(row: ListedDraftRow): RowDraft['scheduleProblem'] {
  const { schedule_problem: problem } = row
  return problem === null ? null : (JSON.parse(problem) as RowDraft['scheduleProblem'])
}

/** Returns undefined if there is no unpublished work. */
export function fieldsOf({
  kind,
  fields,
  rich_texts,
}: Pick<DraftRow, 'kind' | 'fields' | 'rich_texts'>): DraftFields | undefined {
  if (fields === null) return undefined
  return { ...parseFields(kind, fields), ...parseFields(kind, rich_texts ?? '{}') }
}

/** Returns the columns that store these fields. */
export function fieldColumns(kind: DraftKind, all: DraftFields, words: number) {
  const entries = Object.entries(all)
  const stored = (rich: boolean) =>
    storedFields(kind, Object.fromEntries(entries.filter(([name]) => isRich(kind, name) === rich)))
  return {
    fields: stored(false),
    rich_texts: stored(true),
    image_url: pictureColumn(valueText(all['image_url'])),
    words,
  }
}

/**
 * Returns the value of the indexed picture column: the address of a picture of this site, by which drafts
 * are found. Anything else is kept only in the fields, because it may be too long for an index.
 */
export function pictureColumn(address: string): string {
  return parseImageAddress(address) ? address : ''
}

export function joinedDrafts(db: Database) {
  let joined: SelectQueryBuilder<Tables, 'drafts', object> = db.selectFrom('drafts')
  for (const kind of draftKinds) {
    const { table } = kinds[kind]
    joined = joined.leftJoin(table, `${table}.number`, `drafts.${kind}_number`) as typeof joined
  }
  return joined.select([
    ofRecord<number>('number').as('live_number'),
    ofRecord<string>('id').as('live_id'),
    ofRecord<string>('updated_at').as('live_updated_at'),
  ])
}

/** Selects a column of the draft's record, whatever its kind. */
function ofRecord<Value>(column: 'number' | 'id' | 'updated_at') {
  const columns = draftKinds.map((kind) => sql.ref(`${kinds[kind].table}.${column}`))
  return sql<Value | null>`coalesce(${sql.join(columns)})`
}

/** Returns the draft, locked until the transaction ends. */
export async function lockDraft(trx: Database, number: number): Promise<DraftRow | undefined> {
  // A statement that had to wait for a lock would read the joined record as of before the wait.
  await selectForUpdate(trx, 'drafts').select('number').where('number', '=', number).execute()
  return joinedDrafts(trx)
    .selectAll('drafts')
    .where('drafts.number', '=', number)
    .executeTakeFirst()
}

export async function findRecord(
  db: Database,
  kind: DraftKind,
  id: string,
): Promise<PublishedRecord | undefined> {
  const record = await db
    .selectFrom(kinds[kind].table)
    .select(['number', 'id', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return record && { kind, ...record }
}

/** The draft of a published record. */
export function draftOfRecord(db: Database, { kind, number }: PublishedRecord) {
  return joinedDrafts(db)
    .selectAll('drafts')
    .where(`drafts.${kind}_number`, '=', number)
    .executeTakeFirst()
}

/** Adds a row without unpublished work for a record; does nothing if the record has a draft. */
export async function addDraftOfRecord(trx: Database, record: PublishedRecord): Promise<void> {
  const { kind, number, id, created_at, updated_at } = record
  await trx
    .insertInto('drafts')
    .values({
      ...unchangedRow(record),
      id: newDraftId(),
      [`${kind}_number`]: number,
      record_id: id,
      record_created_at: created_at,
      based_on: updated_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Columns of the draft of a record that nobody has edited yet. */
export function unchangedRow({ kind, created_at, updated_at }: PublishedRecord) {
  return {
    kind,
    version: 0,
    words: 0,
    field_versions: '{}',
    image_url: '',
    created_at,
    created_by: '',
    updated_at,
    updated_by: '',
  }
}

export function newDraftId(): string {
  return randomBytes(16).toString('hex')
}
