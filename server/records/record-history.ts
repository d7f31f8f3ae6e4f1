// Updates drafts and versions when their record is published, unpublished or deleted.
import type { DraftFields, DraftKind } from '../../shared/draft-fields.ts'
import { draftKey } from '../../shared/draft.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { currentFields, recordFields } from './record-fields.ts'
import { noteEntry } from './draft-entries.ts'
import {
  addDraftOfRecord,
  type DraftRow,
  draftOfRecord,
  fieldColumns,
  fieldsOf,
  fieldVersionsOf,
  type PublishedRecord,
  lockDraft,
  stateOf,
  versionOf,
} from './draft-row.ts'
import { differences, wordsOf } from './draft-values.ts'
import { findByKey } from './find-draft.ts'
import type { DraftSeen } from './kinds/kind.ts'
import { addVersion, keepPublished } from './versions.ts'
import { noteTextPictures } from './text-pictures.ts'

export const changedMeanwhile = 'Somebody else has saved this in the meantime.'

/** `by` is an address, `now` ISO 8601 UTC. */
type Act = { by: string; now: string }

/**
 * Locks and returns the draft that is about to be published. A missing draft, one of another kind and one in
 * the trash give undefined, so that publishing goes ahead without it. Throws 409 if the draft has changed
 * since it was seen.
 */
export async function lockSeenDraft(
  trx: Database,
  kind: DraftKind,
  seen: DraftSeen | undefined,
): Promise<DraftRow | undefined> {
  if (!seen || !draftKey.test(seen.key)) return undefined
  const found = (await findByKey(trx, seen.key)).row
  const row = found && (await lockDraft(trx, found.number))
  if (!row || row.kind !== kind || stateOf(row) === 'trash') return undefined
  if (versionOf(row) !== seen.version) {
    throw new HttpError(409, changedMeanwhile)
  }
  return row
}

/** Keeps the published record as a version, before it changes. Returns its fields. */
export async function keepBeforeUpdate(
  trx: Database,
  record: PublishedRecord,
): Promise<DraftFields> {
  const row = await rowOf(trx, record)
  const fields = await recordFields(trx, record.kind, record.number)
  await keepPublished(trx, row, fields)
  return fields
}

/**
 * Keeps the record as a version, after it was written. `draft`, if given, was published: it has no
 * unpublished work any more, and its preview links have ended. Any other draft of the record is left alone.
 */
export async function keepAfterWrite(
  trx: Database,
  record: PublishedRecord,
  { draft, by, now }: Act & { draft?: DraftRow | undefined },
): Promise<void> {
  const { kind, number, id, created_at, updated_at } = record
  const fields = await recordFields(trx, kind, number)
  if (draft) {
    const version = draft.version + 1
    await trx
      .updateTable('drafts')
      .set({
        ...noUnsavedWork,
        [`${kind}_number`]: number,
        record_id: id,
        record_created_at: created_at,
        based_on: updated_at,
        version,
        field_versions: withVersions(
          draft,
          differences(fieldsOf(draft) ?? fields, fields),
          version,
        ),
        updated_at: now,
        updated_by: by,
      })
      .where('number', '=', draft.number)
      .execute()
    await noteTextPictures(trx, 'draft', draft.number, '')
    await trx
      .updateTable('preview_links')
      .set({ published_at: now })
      .where('draft_number', '=', draft.number)
      .where('published_at', 'is', null)
      .execute()
  }
  const row = await rowOf(trx, record)
  const { version } = row
  await addVersion(trx, row, { kind: 'published', fields, version, at: updated_at, by })
}

/** Notes fields that were published otherwise than the draft had them: tabs with its words must not undo that. */
function withVersions(draft: DraftRow, changed: string[], version: number): string {
  const versions = changed.map((name) => [name, [version, '']])
  return JSON.stringify({ ...fieldVersionsOf(draft), ...Object.fromEntries(versions) })
}

/** Columns of a draft without unpublished work. */
export const noUnsavedWork = {
  fields: null,
  rich_texts: null,
  image_url: '',
  scheduled_at: null,
  scheduled_by: null,
  schedule_problem: null,
}

/**
 * Keeps the record as a version, and as a draft that remembers its address, before the record is
 * unpublished or deleted. Unpublished work in the draft is kept.
 */
export async function keepBeforeRemoval(
  trx: Database,
  record: PublishedRecord,
  { kind, by, now }: Act & { kind: 'unpublished' | 'deleted' },
): Promise<void> {
  const row = await rowOf(trx, record)
  const fields = await recordFields(trx, record.kind, record.number)
  const version = row.version + 1
  await addVersion(trx, row, { kind, fields, version, at: now, by })
  const words = await currentFields(trx, row)
  const columns = fieldColumns(row.kind, words, wordsOf(row.kind, words))
  await trx
    .updateTable('drafts')
    .set({
      ...columns,
      record_id: record.id,
      record_created_at: record.created_at,
      scheduled_at: null,
      scheduled_by: null,
      version,
      updated_at: now,
      updated_by: by,
      ...(kind === 'deleted' && { trashed_at: now, trashed_by: by }),
    })
    .where('number', '=', row.number)
    .execute()
  await noteEntry(trx, { ...row, version }, words)
  await noteTextPictures(trx, 'draft', row.number, columns.rich_texts)
}

/** Returns the record's draft, locked; adds one if there is none. */
async function rowOf(trx: Database, record: PublishedRecord): Promise<DraftRow> {
  await addDraftOfRecord(trx, record)
  const found = await draftOfRecord(trx, record)
  const row = found && (await lockDraft(trx, found.number))
  if (!row) throw new Error(`The record ${record.id} has no draft.`)
  return row
}
