import { type Kysely, sql } from 'kysely'
import type { SortOrder } from '../../shared/blog.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { type Found, type Section, sortedAmong } from '../facets/facet-query.ts'
import { createPostgresSearch } from './postgres/postgres-query.ts'
import { asTyped, corrected, type Expression, queryWords } from './query-words.ts'
import { searchSteps } from './search-steps.ts'

/** The numbers of a section of the blogs found, best match first unless `sort` says otherwise. */
export type Search = (text: string, sort: SortOrder | undefined, section: Section) => Promise<Found>

/**
 * Finds the blogs in which every word of the text occurs. Where that finds nothing, one typing
 * error per word is forgiven. The best step of `search-steps.ts` comes first; within one, the
 * newest: no more articles are ranked than are asked for.
 */
export function createSearch(db: Kysely<Tables>): Search {
  if (isPostgres(db)) return createPostgresSearch(db)
  return async (text, sort, section) => {
    const words = queryWords(text)
    if (words.length === 0) return nothing
    let matching = await asTyped(db, words)
    let total = matching ? await count(db, matching('text')) : 0
    if (total === 0) {
      matching = await corrected(db, words)
      total = matching ? await count(db, matching('text')) : 0
    }
    if (!matching || section.offset >= total) return { numbers: [], total }
    const numbers = sort
      ? await sortedNumbers(db, matching('text'), total, sort, section)
      : await rankedNumbers(db, matching, section)
    return { numbers, total }
  }
}

const nothing: Found = { numbers: [], total: 0 }

async function count(db: Kysely<Tables>, expression: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from blog_search where blog_search match ${expression}
  `.execute(db)
  return rows[0]!.total
}

/** Takes from each step what the section lacks, until it is full. */
async function rankedNumbers(
  db: Kysely<Tables>,
  matching: Expression,
  { offset, limit }: Section,
): Promise<number[]> {
  const numbers: number[] = []
  /** Articles of the steps before this one, which the section passes over or has taken. */
  let before = 0
  let excluded = ''
  for (const step of searchSteps) {
    const skipped = Math.max(0, offset - before)
    const lacking = limit - numbers.length
    const expression = `(${matching(step)})`
    const { rows } = await sql<{ number: number }>`
      select rowid as number from blog_search
      where blog_search match ${expression + excluded}
      order by rowid desc limit ${lacking} offset ${skipped}
    `.execute(db)
    numbers.push(...rows.map(({ number }) => number))
    if (numbers.length === limit) break
    // Each step includes those before it.
    before =
      rows.length > 0 || skipped === 0
        ? before + skipped + rows.length
        : await count(db, expression)
    excluded = ` NOT ${expression}`
  }
  return numbers
}

const fewMatches = 2000

async function sortedNumbers(
  db: Kysely<Tables>,
  expression: string,
  total: number,
  sort: SortOrder,
  section: Section,
): Promise<number[]> {
  const found = sql`(select rowid from blog_search where blog_search match ${expression})`
  // Few are looked up and sorted; of many, the first ones are met soon where all lie in that order.
  // A plus sign keeps SQLite from using the index of that column.
  const among =
    total <= fewMatches
      ? sql<boolean>`+listed.kind = 'all' and listed.blog_number in ${found}`
      : sql<boolean>`listed.kind = 'all' and listed.value = '' and +listed.blog_number in ${found}`
  return sortedAmong(db, among, sort, section)
}
