import { type Expression, sql, type SqlBool } from 'kysely'
import type { BlogListQuery, SortOrder } from '../../shared/blog.ts'
import { foldText } from '../../shared/letters.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import type { FacetKind } from './facet-index.ts'
import {
  cutSection,
  type Listed,
  readFacet,
  readSection,
  scanList,
  type Section,
} from './paginate.ts'
import { type CachedLists, cacheLists } from './cached-lists.ts'

export type Filters = Pick<Partial<BlogListQuery>, 'tag' | 'letter' | 'author' | 'solution'> & {
  /** One particular doctor, even if others share the name. */
  authorNumber?: number | undefined
}
/** The numbers of one page of the matching blogs, and the total. */
export type Found = { numbers: number[]; total: number }

/** A blog matches the facet if it has one of the values. */
type Facet = { kind: FacetKind; values: string[] }
const everything: Facet = { kind: 'all', values: [''] }

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

/** The facets of the filters with their counts, fewest blogs first. */
async function countedFacets(
  db: Database,
  filters: Filters,
): Promise<(Facet & { count: number })[]> {
  const counting = (await facetsOf(db, filters)).map(async (facet) => ({
    ...facet,
    count: await countOf(db, facet),
  }))
  return (await Promise.all(counting)).toSorted((a, b) => a.count - b.count)
}

async function facetsOf(db: Database, filters: Filters): Promise<Facet[]> {
  const { letter, author, authorNumber, tag, solution } = filters
  const facets: Facet[] = []
  if (letter) facets.push({ kind: 'letter', values: [letter] })
  if (author !== undefined) facets.push({ kind: 'author', values: await authorsCalled(db, author) })
  if (authorNumber !== undefined) {
    facets.push({ kind: 'author', values: [String(authorNumber)] })
  }
  if (tag !== undefined) facets.push({ kind: 'tag', values: [foldText(tag)] })
  if (solution !== undefined) facets.push({ kind: 'solution', values: [solution] })
  return facets.length > 0 ? facets : [everything]
}

/** The doctors with this id or name: several may share a name. */
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
  const rows = await countsOf(db, kind, ...values)
  return rows.reduce((total, { count }) => total + count, 0)
}

const countsOf = compileOnce<{ count: number }>((db, parameters) =>
  db
    .selectFrom('facet_counts')
    .select('count')
    .where('kind', '=', 'all')
    .where('value', 'in', Array<string>(parameters - 1).fill('')),
)

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
