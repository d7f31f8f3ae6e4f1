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

/** A draft with what its record has now; nulls where readers see no record. */
export type DraftRow = Selectable<Tables['drafts']> & {
  live_number: number | null
  live_id: string | null
  live_updated_at: string | null
}
/** Without its rich texts, as lists read it. */
export type ListedDraftRow = Omit<DraftRow, 'rich_texts'>

/** A record that readers see, which may have no draft yet. */
export type PublishedRecord = {
  kind: DraftKind
  number: number
  id: string
  created_at: string
  updated_at: string
}

/** Fields of which each has the version of its last change and the tab that made it. */
export type FieldVersions = Record<string, [version: number, tab: string]>

export function stateOf(row: ListedDraftRow): DraftState {
  const isLive = row.live_id !== null
  // An older version deletes a record without telling its draft.
  if (row.trashed_at !== null || (!isLive && row.fields === null)) return 'trash'
  if (row.fields === null) return 'published'
  if (row.scheduled_at !== null) return 'scheduled'
  if (isLive) return 'changed'
  return row.record_id === null ? 'draft' : 'unpublished'
}

export function keyOf({ kind, id, live_id }: ListedDraftRow): string {
  return live_id === null ? `new.${id}` : `${kind}.${live_id}`
}

/** A record without unsaved work has no version of a draft. */
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

/** Undefined where there is no unsaved work. */
export function fieldsOf({
  kind,
  fields,
  rich_texts,
}: Pick<DraftRow, 'kind' | 'fields' | 'rich_texts'>): DraftFields | undefined {
  if (fields === null) return undefined
  return { ...parseFields(kind, fields), ...parseFields(kind, rich_texts ?? '{}') }
}

/** What is stored of these fields. */
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
 * What the indexed column of a draft's picture holds: the address of a picture of this site, by which
 * drafts are found. Whatever else was typed is kept in the fields alone, and may be too long for an index.
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

/** A column of whichever kind of record the draft has. */
function ofRecord<Value>(column: 'number' | 'id' | 'updated_at') {
  const columns = draftKinds.map((kind) => sql.ref(`${kinds[kind].table}.${column}`))
  return sql<Value | null>`coalesce(${sql.join(columns)})`
}

/** The draft, locked until the transaction ends. */
export async function lockDraft(trx: Database, number: number): Promise<DraftRow | undefined> {
  // A statement that waits for a lock reads the joined record as it was before the wait.
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

/** The draft of a record that readers see. */
export function draftOfRecord(db: Database, { kind, number }: PublishedRecord) {
  return joinedDrafts(db)
    .selectAll('drafts')
    .where(`drafts.${kind}_number`, '=', number)
    .executeTakeFirst()
}

/** A row without unsaved work for a record that has none yet; does nothing where it has one. */
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

/** The row of a record that nobody has written about yet, as it would be stored. */
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
