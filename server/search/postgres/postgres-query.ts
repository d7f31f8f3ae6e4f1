import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import type { Tables } from '../../database/tables.ts'
import { type Section, sortedAmong } from '../../facets/facet-query.ts'
import {
  lastCharacter,
  longestMisspelt,
  mostBeginnings,
  queryWords,
  shortestMisspelt,
  shortestMisspeltBeginning,
} from '../query-words.ts'
import type { Search } from '../search-query.ts'
import { searchSteps } from '../search-steps.ts'
import { oneErrorAway } from '../search-words.ts'
import { asBeginning } from './postgres-index.ts'

/** The search of `search-query.ts` over a tsvector: the same articles in the same order. */
export function createPostgresSearch(db: Kysely<Tables>): Search {
  return async (text, sort, section) => {
    const words = queryWords(text)
    if (words.length === 0) return { numbers: [], total: 0 }
    let query = await asTyped(db, words)
    let total = await count(db, query)
    if (total === 0) {
      query = await corrected(db, words)
      total = await count(db, query)
    }
    if (section.offset >= total) return { numbers: [], total }
    if (!sort) return { numbers: await rankedNumbers(db, query!, section), total }
    const found = matching(query!, searchSteps.length)
    const among = sql<boolean>`listed.kind = 'all' and listed.blog_number in (select * from ${found})`
    return { numbers: await sortedAmong(db, among, sort, section), total }
  }
}

/** A tsquery; undefined where the site does not know one of the words. */
type Query = string | undefined

async function asTyped(db: Kysely<Tables>, words: string[]): Promise<Query> {
  return allOf(await Promise.all(words.map((word) => knownForms(db, word))))
}

async function corrected(db: Kysely<Tables>, words: string[]): Promise<Query> {
  const forms = words.map(async (word) => [
    ...(await knownForms(db, word)),
    ...(await corrections(db, word)),
  ])
  return allOf(await Promise.all(forms))
}

function allOf(forms: string[][]): Query {
  if (forms.some((found) => found.length === 0)) return undefined
  return forms.map((found) => `(${found.join(' | ')})`).join(' & ')
}

const exactly = (word: string) => `'${word}'`

/** The word as a beginning, where a word of the site begins so, and words of the site that share its stem. */
async function knownForms(db: Kysely<Tables>, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string; begins: boolean }>`
    select word, false as begins from search_words where stem = ${stemmer(word)}
    union all (
      select word, true from search_words where word >= ${word} and word < ${word + lastCharacter}
      limit 1
    )`.execute(db)
  const beginning = rows.some(({ begins }) => begins) ? [asBeginning(word)] : []
  return [...beginning, ...rows.filter(({ begins }) => !begins).map((row) => exactly(row.word))]
}

/** Words of the site that are, or else begin, one typing error away from this word. */
async function corrections(db: Kysely<Tables>, word: string): Promise<string[]> {
  if (word.length < shortestMisspelt || word.length > longestMisspelt) return []
  const candidates = oneErrorAway(word)
  const whole = await sql<{ word: string }>`
    select word from search_words where word = any(${candidates}::text[])`.execute(db)
  if (whole.rows.length > 0 || word.length < shortestMisspeltBeginning) {
    return whole.rows.map((row) => exactly(row.word))
  }
  const beginnings = await sql<{ word: string }>`
    select found.word from unnest(${candidates}::text[]) with ordinality as candidate (value, place)
    cross join lateral (
      select word from search_words
      where word >= candidate.value and word < candidate.value || ${lastCharacter}::text
      order by word limit ${mostBeginnings}
    ) as found
    group by found.word order by min(candidate.place), found.word limit ${mostBeginnings}
  `.execute(db)
  return beginnings.rows.map((row) => exactly(row.word))
}

/** The numbers of all that match at a step, those of the steps before it included. */
function matching(query: string, step: number) {
  return sql`blogs_matching(${query}::tsquery, ${sql.lit(step)})`
}

async function count(
  db: Kysely<Tables>,
  query: Query,
  step: number = searchSteps.length,
): Promise<number> {
  if (query === undefined) return 0
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${matching(query, step)}`.execute(db)
  return rows[0]!.total
}

/** Takes from each step what the section lacks, until it is full; within a step the newest first. */
async function rankedNumbers(
  db: Kysely<Tables>,
  query: string,
  { offset, limit }: Section,
): Promise<number[]> {
  const numbers: number[] = []
  let before = 0
  for (let step = 1; step <= searchSteps.length; step += 1) {
    const skipped = Math.max(0, offset - before)
    const but = step > 1 ? sql`except select * from ${matching(query, step - 1)}` : sql``
    const { rows } = await sql<{ number: number }>`
      select * from ${matching(query, step)} as found (number) ${but}
      order by number desc limit ${limit - numbers.length} offset ${skipped}`.execute(db)
    numbers.push(...rows.map(({ number }) => number))
    if (numbers.length === limit) break
    before =
      rows.length > 0 || skipped === 0
        ? before + skipped + rows.length
        : await count(db, query, step)
  }
  return numbers
}
