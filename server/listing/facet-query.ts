import type { Expression, SqlBool } from 'kysely'
import type { BlogListQuery, SortOrder } from '../../shared/blog.ts'
import { foldText } from '../../shared/letters.ts'
import type { Database } from '../database/database.ts'
import type { FacetKind } from './facet-index.ts'
import { type Listed, readSection, type Section } from './paginate.ts'
import { type CachedLists, cacheLists } from './cached-lists.ts'

export type Filters = Pick<Partial<BlogListQuery>, 'tag' | 'letter' | 'author' | 'solution'>
/** The numbers of one page of the matching blogs, and the total. */
export type Found = { numbers: number[]; total: number }

/** A blog matches the facet if it has one of the values. */
type Facet = { kind: FacetKind; values: string[] }
const everything: Facet = { kind: 'all', values: [''] }

/**
 * The number of blogs that match all filters, and the numbers of one page of them. With at most one
 * filter, the count is stored and an index has the order. With several, the work grows with the
 * most selective filter; `remember` caches the list for the next page.
 */
export async function listNumbers(
  db: Database,
  filters: Filters,
  sort: SortOrder,
  section: Section,
  remember: CachedLists = cacheLists(db),
): Promise<Found> {
  // All articles of one author sort alike by author.
  const order = sort === 'author' && filters.author !== undefined ? 'a-z' : sort
  const facets = await facetsOf(db, filters)
  const counted = await Promise.all(
    facets.map(async (facet) => ({ ...facet, count: await countOf(db, facet) })),
  )
  const [fewest, ...others] = counted.toSorted((a, b) => a.count - b.count)
  if (!fewest?.count) return { numbers: [], total: 0 }
  const { values, count } = fewest
  if (others.length === 0 && values.length === 1) {
    const numbers = await readSection(withFacets(db, fewest, []), order, section, count)
    return { numbers, total: count }
  }
  const list = await remember([facets, order], async () => {
    const whole = { offset: 0, limit: count }
    return Uint32Array.from(await readSection(withFacets(db, fewest, others), order, whole, count))
  })
  const { offset, limit } = section
  return { numbers: [...list.subarray(offset, offset + limit)], total: list.length }
}

/** The numbers of one page of the `total` blogs whose `listed` row matches the condition. */
export function sortedAmong(
  db: Database,
  condition: Expression<SqlBool>,
  sort: SortOrder,
  section: Section,
  total: number,
): Promise<number[]> {
  return readSection(db.selectFrom('blog_facets as listed').where(condition), sort, section, total)
}

/** The number of articles for each first letter. */
export async function countByLetter(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('facet_counts')
    .select(['value', 'count'])
    .where('kind', '=', 'letter')
    .execute()
  return new Map(rows.map(({ value, count }) => [value, count]))
}

async function facetsOf(db: Database, filters: Filters): Promise<Facet[]> {
  const { letter, author, tag, solution } = filters
  const facets: Facet[] = []
  if (letter) facets.push({ kind: 'letter', values: [letter] })
  if (author !== undefined) facets.push({ kind: 'author', values: await authorsCalled(db, author) })
  if (tag !== undefined) facets.push({ kind: 'tag', values: [foldText(tag)] })
  if (solution !== undefined) facets.push({ kind: 'solution', values: [solution] })
  return facets.length > 0 ? facets : [everything]
}

/** One doctor has the id; several may share the name. */
async function authorsCalled(db: Database, author: string): Promise<string[]> {
  const rows = await db
    .selectFrom('doctors')
    .select('number')
    .where(({ or, eb }) => or([eb('id', '=', author), eb('name_key', '=', foldText(author))]))
    .execute()
  return rows.map(({ number }) => String(number))
}

async function countOf(db: Database, { kind, values }: Facet): Promise<number> {
  if (values.length === 0) return 0
  const rows = await db
    .selectFrom('facet_counts')
    .select('count')
    .where('kind', '=', kind)
    .where('value', 'in', values)
    .execute()
  return rows.reduce((total, { count }) => total + count, 0)
}

function withFacets(db: Database, { kind, values }: Facet, others: Facet[]): Listed {
  let query = db
    .selectFrom('blog_facets as listed')
    .where('listed.kind', '=', kind)
    .where('listed.value', 'in', values)
  for (const other of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('blog_facets as other')
          .select('other.blog_number')
          .whereRef('other.blog_number', '=', 'listed.blog_number')
          .where('other.kind', '=', other.kind)
          .where('other.value', 'in', other.values),
      ),
    )
  }
  return query
}
