import type { VersionKind } from '../../shared/draft.ts'
import type { DraftFields } from '../../shared/draft-fields.ts'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import type { DraftRow } from './draft-row.ts'
import { differences, withEmpty, wordsOf } from './draft-values.ts'
import { parseFields, storedFields } from './stored-fields.ts'
import { valueText } from '../../shared/value-text.ts'

export type NewVersion = {
  kind: VersionKind
  fields: DraftFields
  /** The draft's version whose words these are. */
  version: number
  at: string
  by: string
  name?: string
}

/** Keeps a version of a draft that the caller has locked; returns its number. */
export async function addVersion(
  trx: Database,
  { number: draft_number, kind: draftKind }: Pick<DraftRow, 'number' | 'kind'>,
  { kind, fields, version, at, by, name = '' }: NewVersion,
): Promise<number> {
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
  if (kind === 'automatic' || kind === 'conflict') await forgetOldest(trx, draft_number, kind)
  return number
}

/** Between two purges too there are only so many that nobody asked for, however often clients save. */
async function forgetOldest(trx: Database, draft: number, kind: VersionKind): Promise<void> {
  await trx
    .deleteFrom('revisions')
    .where('draft_number', '=', draft)
    .where('kind', '=', kind)
    .where('number', '<=', (eb) =>
      eb
        .selectFrom('revisions')
        .select('number')
        .where('draft_number', '=', draft)
        .where('kind', '=', kind)
        .orderBy('number', 'desc')
        .limit(1)
        .offset(limits.draft.versions.most),
    )
    .execute()
}

/** The newest version of the draft's own states: refused texts never were one. */
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

/** Keeps what was refused, so that it is not only in the tab that sent it. Sent again it is kept once. */
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
