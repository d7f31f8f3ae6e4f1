import { type Expression, type Kysely, sql } from 'kysely'
import type { DraftKind } from '../../shared/draft-fields.ts'
import { slugFrom } from '../../shared/slug.ts'
import type { Tables } from './tables.ts'

type Kind = { name: DraftKind; table: 'blogs' | 'doctors'; reservedIds: ReadonlySet<string> }

/** A readable id made from the text, with the first free number behind it where it is taken. */
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
  // What was taken off the site may come back.
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

/** The slug itself, or with a hyphen behind it. A full stop is the character behind the hyphen: a range of the index. */
function startsWith(id: Expression<string | null>, slug: string) {
  return sql<boolean>`(${id} = ${slug} or ${id} >= ${`${slug}-`} and ${id} < ${`${slug}.`})`
}
