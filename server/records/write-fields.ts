import type { DraftFields } from '../../shared/draft-fields.ts'
import type { Database } from '../database/database.ts'
import { noteEntry } from './draft-entries.ts'
import { type DraftRow, fieldColumns, fieldsOf, fieldVersionsOf } from './draft-row.ts'
import { isCounted, isRich, wordsOf } from './draft-values.ts'
import { draftNotFound } from './find-draft.ts'
import { followRemarks } from './follow-remarks.ts'
import { noteTextPictures, textsWithPictures } from './text-pictures.ts'

type Written = {
  fields: DraftFields
  /** Names of the fields that have changed. */
  changed: string[]
  tab: string
  email: string
  now: string
}

/** Writes these fields into a locked draft, as its next version. */
export async function writeFields(
  trx: Database,
  row: DraftRow,
  { fields: all, changed, tab, email, now }: Written,
): Promise<DraftRow> {
  const { kind, number, live_updated_at } = row
  const version = row.version + 1
  const versions = changed.map((name): [string, [number, string]] => [name, [version, tab]])
  const before = fieldsOf(row)
  const isFirst = before === undefined
  // Words that nobody changed follow the program and the academy's facts.
  const names = [...Object.keys(before ?? {}), ...changed]
  const fields = kind === 'words' ? pick(all, names) : all
  const sameWords = !isFirst && !changed.some((name) => isCounted(kind, name))
  const next = {
    version,
    ...fieldColumns(kind, fields, sameWords ? row.words : wordsOf(kind, fields)),
    field_versions: JSON.stringify({ ...fieldVersionsOf(row), ...Object.fromEntries(versions) }),
    updated_at: now,
    updated_by: email,
    schedule_problem: null,
    // Unpublished work on a record begins with its first change.
    ...(isFirst && { created_at: now, created_by: email, based_on: live_updated_at }),
  }
  const { numUpdatedRows } = await trx
    .updateTable('drafts')
    .set(next)
    .where('number', '=', number)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw draftNotFound()
  await noteEntry(trx, { number, kind, version }, fields)
  const texts = textsWithPictures(kind, next)
  if (kind === 'words' || !sameWords) await noteTextPictures(trx, 'draft', number, texts)
  await followRemarks(
    trx,
    number,
    fields,
    changed.filter((name) => isRich(kind, name)),
  )
  return { ...row, ...next }
}

function pick(fields: DraftFields, names: readonly string[]): DraftFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}
