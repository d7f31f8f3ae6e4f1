import { type Kysely, sql } from 'kysely'
import type { SortOrder } from '../../../shared/blog.ts'
import type { Tables } from '../../database/tables.ts'
import { type Found, listNumbers, sortedAmong } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'

/** Returns the matches of an FTS5 expression in an order other than by rank. */
export async function findSorted(
  db: Kysely<Tables>,
  expression: string,
  sort: SortOrder,
  section: Section,
): Promise<Found> {
  const all = await listNumbers(db, {}, sort, { offset: 0, limit: firstLooked })
  const matches = await countAmong(db, expression, all.numbers)
  const { total } = matches
  if (section.offset >= total) return { numbers: [], total }
  const numbers = await sortedNumbers(db, expression, { ...matches, all: all.total }, sort, section)
  return { numbers, total }
}

/** The number of matching blogs, and which of the given ones are among them, in their order. */
type Matches = { total: number; among: number[] }

async function countAmong(
  db: Kysely<Tables>,
  expression: string,
  blogs: number[],
): Promise<Matches> {
  const { rows } = await sql<{ total: number; among: string }>`
    select count(*) as total, json_group_array(rowid) filter (
      where +rowid in (select value from json_each(${JSON.stringify(blogs)}))
    ) as among
    from blog_search where blog_search match ${expression}
  `.execute(db)
  const { total, among } = rows[0]!
  const found = new Set(JSON.parse(among) as number[])
  return { total, among: blogs.filter((number) => found.has(number)) }
}

/** How many articles at the start of the whole list are checked while the matches are counted. */
const firstLooked = 200
/** Steps along a list that cost as much as looking up one article's place in it. */
const stepsPerLookup = 18

/**
 * A frequent word fills the page from the start of the list, without collecting all matches. Otherwise
 * a few matches are looked up and sorted, or the list is walked until the page is full. The unary plus
 * keeps SQLite from using that column's index.
 */
async function sortedNumbers(
  db: Kysely<Tables>,
  expression: string,
  { total, among, all }: Matches & { all: number },
  sort: SortOrder,
  section: Section,
): Promise<number[]> {
  const end = Math.min(section.offset + section.limit, total)
  if (among.length >= end) return among.slice(section.offset, end)
  const found = sql`(select rowid from blog_search where blog_search match ${expression})`
  const steps = (Math.min(end, total - section.offset) / total) * all
  const condition =
    total * stepsPerLookup < steps
      ? sql<boolean>`+listed.kind = 'all' and listed.blog_number in ${found}`
      : sql<boolean>`listed.kind = 'all' and listed.value = '' and +listed.blog_number in ${found}`
  return sortedAmong(db, condition, sort, section, total)
}
