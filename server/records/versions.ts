import { sql } from 'kysely'
import type { VersionKind } from '../../shared/draft.ts'
import type { DraftFields } from '../../shared/draft-fields.ts'
import { limits } from '../../shared/limits.ts'
import { theSite } from '../audit/record-audit.ts'
import type { Database } from '../database/database.ts'
import { noteDraft } from './audit-record.ts'
import type { DraftRow } from './draft-row.ts'
import { differences, withEmpty, wordsOf } from './draft-values.ts'
import { parseFields, storedFields } from './stored-fields.ts'
import { valueText } from '../../shared/value-text.ts'

export type NewVersion = {
  kind: VersionKind
  fields: DraftFields
  /** The version of the draft that has these fields. */
  version: number
  at: string
  by: string
  name?: string
}

/** Keeps a version of a draft that the caller has locked. Returns the version's number. */
export async function addVersion(
  trx: Database,
  row: Pick<DraftRow, 'number' | 'kind' | 'id' | 'live_id' | 'record_id'>,
  { kind, fields, version, at, by, name = '' }: NewVersion,
): Promise<number> {
  const { number: draft_number, kind: draftKind } = row
  const all = withEmpty(draftKind, fields)
  const { number } = await trx
    .insertInto('revisions')
    .values((eb) => ({
      draft_number,
      number: eb
        .selectFrom('revisions')
        .select(({ fn, lit }) =>
          eb(fn.coalesce(fn.max<number>('number'), lit(0)), '+', 1).as('next'),
        )
        .where('draft_number', '=', draft_number),
      kind,
      name,
      draft_version: version,
      words: wordsOf(draftKind, all),
      image_url: valueText(all['image_url']),
      created_at: at,
      created_by: by,
      fields: storedFields(draftKind, all),
    }))
    .returning('number')
    .executeTakeFirstOrThrow()
  const isForgotten = await forgetOldest(trx, draft_number, kind)
  if (isForgotten && kind === 'published') {
    // Forgetting what was once published is audited.
    await noteDraft(trx, row, { at, by: theSite, action: 'erased', fields: ['published version'] })
  }
  return number
}

/** Whether nobody but `email` has written in the draft's unpublished work. */
export async function isWrittenBy(
  db: Database,
  { number, created_at, created_by, updated_by }: DraftRow,
  email: string,
): Promise<boolean> {
  if (created_by !== email || updated_by !== email) return false
  const ofOthers = await db
    .selectFrom('revisions')
    .select('number')
    .where('draft_number', '=', number)
    .where('created_at', '>=', created_at)
    .where('created_by', 'not in', ['', email])
    .executeTakeFirst()
  return ofOthers === undefined
}

const { versions, askedVersions, versionBytes } = limits.draft

const unasked = { most: versions.most, bytes: Number.MAX_SAFE_INTEGER }
const asked = { most: askedVersions, bytes: versionBytes }

/** Each group has its own limits, so that no group pushes out versions of another. */
const groups: { kinds: readonly VersionKind[]; most: number; bytes: number }[] = [
  { kinds: ['automatic'], ...unasked },
  { kinds: ['conflict'], ...unasked },
  { kinds: ['published'], ...asked },
  { kinds: ['kept', 'scheduled', 'unpublished', 'restored', 'discarded', 'deleted'], ...asked },
]

/**
 * Deletes the oldest versions beyond the group's limits, however often clients save. Returns whether any
 * were deleted.
 */
async function forgetOldest(trx: Database, draft: number, added: VersionKind): Promise<boolean> {
  const { kinds, most, bytes } = groups.find((group) => group.kinds.includes(added))!
  const { numDeletedRows } = await trx
    .deleteFrom('revisions')
    .where('draft_number', '=', draft)
    .where(
      sql<boolean>`number in (
        select number from (
          select number,
            row_number() over (order by number desc) as place,
            sum(octet_length(fields)) over (order by number desc) as bytes
          from revisions where draft_number = ${draft} and kind in (${sql.join(kinds)})
        ) as newest
        where place > ${most} or (place > 1 and bytes > ${bytes}))`,
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns the newest version, except conflicts, which never were the draft's text. */
export function latestVersion(trx: Database, draftNumber: number) {
  return trx
    .selectFrom('revisions')
    .select(['number', 'kind', 'name', 'draft_version', 'created_at'])
    .where('draft_number', '=', draftNumber)
    .where('kind', '!=', 'conflict')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Keeps a refused save, so that it exists outside the tab that sent it. A repeated one is kept once. */
export async function addConflict(trx: Database, row: DraftRow, refused: NewVersion) {
  const latest = await trx
    .selectFrom('revisions')
    .select('fields')
    .where('draft_number', '=', row.number)
    .where('kind', '=', 'conflict')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const all = withEmpty(row.kind, refused.fields)
  if (latest && differences(parseFields(row.kind, latest.fields), all).length === 0) return
  await addVersion(trx, row, refused)
}

/**
 * Keeps the published record as a version before it changes, unless it is one already. Records from before
 * versions existed, and those that an older version of this program publishes, have none.
 */
export async function keepPublished(
  trx: Database,
  row: DraftRow,
  fields: DraftFields,
): Promise<void> {
  const { number, version, live_updated_at: at } = row
  if (at === null) return
  const known = await trx
    .selectFrom('revisions')
    .select('number')
    .where('draft_number', '=', number)
    .where('kind', '=', 'published')
    .where('created_at', '=', at)
    .executeTakeFirst()
  if (!known) await addVersion(trx, row, { kind: 'published', fields, version, at, by: '' })
}
