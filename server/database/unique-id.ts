import { type Expression, type Kysely, sql } from 'kysely'
import type { DraftKind } from '../../shared/draft-fields.ts'
import { slugFrom } from '../../shared/slug.ts'
import type { RecordTable } from './record-tables.ts'
import type { Tables } from './tables.ts'

type Kind = { name: DraftKind; table: RecordTable; reservedIds: ReadonlySet<string> }

/** Returns a readable id made from the text, followed by the first free number if it is taken. */
export async function uniqueId(
  db: Kysely<Tables>,
  { name, table, reservedIds }: Kind,
  text: string,
): Promise<string> {
  const slug = slugFrom(text)
  const records = await db
    .selectFrom(table)
    .select('id')
    .where((eb) => startsWith(eb.ref('id'), slug))
    .execute()
  // Unpublished records may be published again.
  const drafts = await db
    .selectFrom('drafts')
    .select('record_id as id')
    .where('kind', '=', name)
    .where('trashed_at', 'is', null)
    .where('fields', 'is not', null)
    .where((eb) => startsWith(eb.ref('record_id'), slug))
    .execute()
  const taken = new Set([...records, ...drafts].map(({ id }) => id))
  const free = (id: string) => !taken.has(id) && !reservedIds.has(id)
  if (free(slug)) return slug
  let number = 2
  while (!free(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

/**
 * Matches the slug itself, or the slug followed by a hyphen. A full stop sorts right after a hyphen, so
 * this is an index range.
 */
function startsWith(id: Expression<string | null>, slug: string) {
  return sql<boolean>`(${id} = ${slug} or ${id} >= ${`${slug}-`} and ${id} < ${`${slug}.`})`
}
