// What happens to the draft of a record when the record is published, taken off the site or deleted.
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
  type PublishedRecord,
  lockDraft,
  stateOf,
  versionOf,
} from './draft-row.ts'
import { wordsOf } from './draft-values.ts'
import { findByKey } from './find-draft.ts'
import type { DraftSeen } from './kinds/kind.ts'
import { addVersion, keepPublished } from './versions.ts'
import { noteTextPictures } from './text-pictures.ts'

export const changedMeanwhile = 'Somebody else has saved this in the meantime.'

/** Who does it and when. */
type Act = { by: string; now: string }

/**
 * The draft that is about to be published, locked. Undefined where the key names no draft of this
 * kind, or one in the trash: publishing never fails for a draft's sake. Throws 409 where the draft
 * has changed since.
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

/** Before a record changes: what readers see of it is a version. Returns these fields. */
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
 * After a record was written: keeps it as a version. `draft`, if given, has become the record: it
 * has no unsaved work any more, and the links to it have ended. Another draft of the record stays as it is.
 */
export async function keepAfterWrite(
  trx: Database,
  record: PublishedRecord,
  { draft, by, now }: Act & { draft?: DraftRow | undefined },
): Promise<void> {
  const { kind, number, id, created_at, updated_at } = record
  if (draft) {
    await trx
      .updateTable('drafts')
      .set({
        ...noUnsavedWork,
        [`${kind}_number`]: number,
        record_id: id,
        record_created_at: created_at,
        based_on: updated_at,
        version: draft.version + 1,
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
  const fields = await recordFields(trx, kind, number)
  const { version } = row
  await addVersion(trx, row, { kind: 'published', fields, version, at: updated_at, by })
}

/** What a draft without unsaved work has. */
export const noUnsavedWork = {
  fields: null,
  rich_texts: null,
  image_url: '',
  scheduled_at: null,
  scheduled_by: null,
  schedule_problem: null,
}

/**
 * Before a record is taken off the site or deleted: keeps its words as a version, and as a draft
 * that remembers its address. Unsaved work stays what the draft is.
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

/** The draft of a record, made where there is none, and locked. */
async function rowOf(trx: Database, record: PublishedRecord): Promise<DraftRow> {
  await addDraftOfRecord(trx, record)
  const found = await draftOfRecord(trx, record)
  const row = found && (await lockDraft(trx, found.number))
  if (!row) throw new Error(`The record ${record.id} has no draft.`)
  return row
}
