import { type Expression, type Kysely, sql } from 'kysely'
import type { DraftKind } from '../../shared/draft-fields.ts'
import { slugFrom } from '../../shared/slug.ts'
import type { Tables } from './tables.ts'

/** Ids that are segments of API paths, or may become so. */
const reserved = {
  blog: new Set(['recent', 'search', 'author']),
  doctor: new Set(['recent', 'search', 'author', 'find']),
}

/** Returns a readable id made from the text, followed by the first free number if it is taken. */
export async function uniqueId(db: Kysely<Tables>, kind: DraftKind, text: string): Promise<string> {
  const slug = slugFrom(text)
  const records = await db
    .selectFrom(kind === 'blog' ? 'blogs' : 'doctors')
    .select('id')
    .where((eb) => startsWith(eb.ref('id'), slug))
    .execute()
  // Unpublished records may be published again.
  const drafts = await db
    .selectFrom('drafts')
    .select('record_id as id')
    .where('kind', '=', kind)
    .where('trashed_at', 'is', null)
    .where('fields', 'is not', null)
    .where((eb) => startsWith(eb.ref('record_id'), slug))
    .execute()
  const taken = new Set([...records, ...drafts].map(({ id }) => id))
  const free = (id: string) => !taken.has(id) && !reserved[kind].has(id)
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
