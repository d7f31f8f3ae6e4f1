import type { Kysely } from 'kysely'
import { slugFrom } from '../../shared/slug.ts'
import type { Tables } from './tables.ts'

/** Ids that are parts of the API's own paths. */
const reserved = new Set(['recent', 'search', 'author'])

/** A readable id made from the text, with the first free number behind it where it is taken. */
export async function uniqueId(
  db: Kysely<Tables>,
  table: 'blogs' | 'doctors',
  text: string,
): Promise<string> {
  const slug = slugFrom(text)
  const rows = await db
    .selectFrom(table)
    .select('id')
    // A full stop is the character behind the hyphen: a range of the index.
    .where(({ or, and, eb }) =>
      or([eb('id', '=', slug), and([eb('id', '>=', `${slug}-`), eb('id', '<', `${slug}.`)])]),
    )
    .execute()
  const taken = new Set(rows.map(({ id }) => id))
  const free = (id: string) => !taken.has(id) && !reserved.has(id)
  if (free(slug)) return slug
  let number = 2
  while (!free(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
