import { type Expression, sql, type SqlBool } from 'kysely'
import type { SortOrder } from '../../shared/blog.ts'
import { foldText } from '../../shared/letters.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import { countedFacets, countOf, everything, type Facet, type Filters } from './facets.ts'
import {
  cutSection,
  type Listed,
  readFacet,
  readSection,
  scanList,
  type Section,
} from './paginate.ts'
import { type CachedLists, cacheLists } from './cached-lists.ts'

/** The numbers of one page of the matching blogs, and the total. */
export type Found = { numbers: number[]; total: number }

/** A condition on rows of `listed` that no index answers. `name` tells it from others in the cache. */
type Condition = { name: unknown; holds: Expression<SqlBool> }

/**
 * Returns how many blogs match all filters, and the numbers of one page of them. With at most one
 * filter, the count is stored and an index provides the order. With several, the cost grows with the
 * most selective filter, and with a condition every blog that matches the filters is checked;
 * `remember` caches these lists for the next page.
 */
export async function listNumbers(
  db: Database,
  filters: Filters,
  sort: SortOrder,
  section: Section,
  remember: CachedLists = cacheLists(db),
  condition?: Condition,
): Promise<Found> {
  // Within one author's articles, sorting by author means sorting by title.
  const isOfOne = filters.author !== undefined || filters.authorNumber !== undefined
  const order = sort === 'author' && isOfOne ? 'a-z' : sort
  const facets = await countedFacets(db, filters)
  const [fewest, ...others] = facets
  if (!fewest?.count) return { numbers: [], total: 0 }
  const { kind, values, count } = fewest
  const [value, ...more] = values
  const isIndexed = !condition && others.length === 0 && more.length === 0
  if (isIndexed) {
    return {
      numbers: await readFacet(db, { kind, value: value! }, order, section, count),
      total: count,
    }
  }
  // Scanning needs a list of one value, which an index sorts in every order.
  const base = condition
    ? (facets.find((facet) => facet.values.length === 1) ?? everything)
    : fewest
  const listed = withFacets(
    db,
    base,
    facets.filter((facet) => facet !== base),
  )
  const list = await remember([condition?.name, facets, order], async () =>
    Uint32Array.from(
      condition
        ? await scanList(listed, order, condition.holds)
        : await readSection(listed, order, { offset: 0, limit: count }, count),
    ),
  )
  return { numbers: cutSection(list, section), total: list.length }
}

/**
 * Returns the numbers of blogs with the tag, and how many there are in total. Those that share the most
 * related tags come first, then the newest.
 */
export async function listRelated(
  db: Database,
  { tag, relatedTags, limit }: { tag: string; relatedTags: readonly string[]; limit: number },
): Promise<Found> {
  const [value, ...others] = [tag, ...relatedTags].map(foldText)
  const [rows, total] = await Promise.all([
    relatedNumbers(db, value!, value!, ...others, limit),
    countOf(db, { kind: 'tag', values: [value!] }),
  ])
  return { numbers: rows.map(({ blog_number }) => blog_number), total }
}

const relatedNumbers = compileOnce<{ blog_number: number }>((db, parameters) => {
  const tags = Array<string>(parameters - 2).fill('')
  const shared = sql<number>`(select count(*) from blog_facets as other
    where other.blog_number = listed.blog_number and other.kind = 'tag'
    and other.value in (${sql.join(tags)}))`
  return db
    .selectFrom('blog_facets as listed')
    .select('listed.blog_number')
    .where('listed.kind', '=', sql.lit('tag'))
    .where('listed.value', '=', '')
    .orderBy(shared, 'desc')
    .orderBy('listed.created_at', 'desc')
    .orderBy('listed.blog_number', 'desc')
    .limit(0)
})

/** The number of articles for each first letter. */
export async function countByLetter(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('facet_counts')
    .select(['value', 'count'])
    .where('kind', '=', 'letter')
    .execute()
  return new Map(rows.map(({ value, count }) => [value, count]))
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

/** A section of these blogs in this order. */
export function sortNumbers(
  db: Database,
  numbers: number[],
  sort: SortOrder,
  section: Section,
): Promise<number[]> {
  const condition = sql<boolean>`listed.kind = 'all' and listed.value = ''
    and listed.blog_number in (${sql.join(numbers)})`
  return sortedAmong(db, condition, sort, section, numbers.length)
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
