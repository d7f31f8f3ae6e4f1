import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import type { Tables } from '../../database/tables.ts'
import type { Section } from '../../facets/list-section.ts'
import type { Meant } from '../mark-words.ts'
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
import type { Titles } from '../suggest.ts'
import { countAt, matchingAt, newestMatchingAt } from './matching-at.ts'
import { asBeginning } from './postgres-index.ts'
import { sortedMatches } from './sorted-matches.ts'

/** The search of `search-query.ts` over a tsvector: the same articles in the same order. */
export function createPostgresSearch(db: Kysely<Tables>): Search {
  return async (text, sort, section) => {
    const words = queryWords(text)
    if (words.length === 0) return { numbers: [], total: 0, meant: nothing }
    let matching = await asTyped(db, words)
    let total = await count(db, matching)
    if (total === 0) {
      matching = await corrected(db, words)
      total = await count(db, matching)
    }
    if (!matching) return { numbers: [], total, meant: nothing }
    const { meant } = matching
    if (section.offset >= total) return { numbers: [], total, meant }
    const numbers = sort
      ? await sortedMatches(db, { query: matching.query, total }, sort, section)
      : await rankedNumbers(db, matching, section)
    return { numbers, total, meant }
  }
}

const nothing: Meant = { beginnings: [], forms: [] }

/** The titles of `suggest.ts` over the same tsvector. */
export function createPostgresTitles(db: Kysely<Tables>): Titles {
  const newest = async (matching: Matching | undefined, limit: number) =>
    matching ? newestAt(db, 1, matching, { offset: 0, limit }, []) : []
  return {
    asTyped: async (words, limit) => newest(await asTyped(db, words), limit),
    corrected: async (words, limit) => newest(await corrected(db, words), limit),
  }
}

/** What the words of a query stand for, and the tsquery that finds it. */
type Matching = { query: string; meant: Meant }

/** Undefined where the site does not know one of the words. */
async function asTyped(db: Kysely<Tables>, words: string[]): Promise<Matching | undefined> {
  return allOf(words, await Promise.all(words.map((word) => knownForms(db, word))))
}

async function corrected(db: Kysely<Tables>, words: string[]): Promise<Matching | undefined> {
  const forms = words.map(async (word) => {
    const { begins, others } = await knownForms(db, word)
    return { begins, others: [...others, ...(await corrections(db, word))] }
  })
  return allOf(words, await Promise.all(forms))
}

/** Whether a word of the site begins as typed, and the words of the site that are meant besides. */
type Forms = { begins: boolean; others: string[] }

function allOf(words: string[], forms: Forms[]): Matching | undefined {
  const terms = forms.map(({ begins, others }, index) => [
    ...(begins ? [asBeginning(words[index]!)] : []),
    ...others.map((word) => `'${word}'`),
  ])
  if (terms.some((any) => any.length === 0)) return undefined
  return {
    query: terms.map((any) => `(${any.join(' | ')})`).join(' & '),
    meant: { beginnings: words, forms: [...new Set(forms.flatMap(({ others }) => others))] },
  }
}

async function knownForms(db: Kysely<Tables>, word: string): Promise<Forms> {
  const { rows } = await sql<{ word: string; begins: boolean }>`
    select word, false as begins from search_words where stem = ${stemmer(word)}
    union all (
      select word, true from search_words where word >= ${word} and word < ${word + lastCharacter}
      limit 1
    )`.execute(db)
  return {
    begins: rows.some(({ begins }) => begins),
    others: rows.filter(({ begins }) => !begins).map((row) => row.word),
  }
}

/** Words of the site that are, or else begin, one typing error away from this word. */
async function corrections(db: Kysely<Tables>, word: string): Promise<string[]> {
  if (word.length < shortestMisspelt || word.length > longestMisspelt) return []
  const candidates = oneErrorAway(word)
  const whole = await sql<{ word: string }>`
    select word from search_words where word = any(${candidates}::text[])`.execute(db)
  if (whole.rows.length > 0 || word.length < shortestMisspeltBeginning) {
    return whole.rows.map((row) => row.word)
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
  return beginnings.rows.map((row) => row.word)
}

async function count(
  db: Kysely<Tables>,
  matching: Matching | undefined,
  step: number = searchSteps.length,
): Promise<number> {
  if (!matching) return 0
  const { rows } = await sql<{ total: number }>`
    select ${countAt(step, matching.query)} as total`.execute(db)
  return rows[0]!.total
}

/** Up to here a page is taken from all that come before it, which are looked for together. */
const firstRanked = 200

async function rankedNumbers(
  db: Kysely<Tables>,
  matching: Matching,
  { offset, limit }: Section,
): Promise<number[]> {
  const end = offset + limit
  if (end > firstRanked) return fromSteps(db, matching, { offset, limit })
  return (await fromSteps(db, matching, { offset: 0, limit: end })).slice(offset)
}

/** Takes from each step what the section lacks, until it is full; within a step the newest first. */
async function fromSteps(
  db: Kysely<Tables>,
  matching: Matching,
  { offset, limit }: Section,
): Promise<number[]> {
  const numbers: number[] = []
  /** Articles of the steps before this one, which the section passes over or has taken. */
  let before = 0
  for (let step = 1; step <= searchSteps.length; step += 1) {
    const skipped = Math.max(0, offset - before)
    const lacking = { offset: skipped, limit: limit - numbers.length }
    const but = numbers.length === before ? numbers : undefined
    const found = await newestAt(db, step, matching, lacking, but)
    numbers.push(...found)
    if (numbers.length === limit) break
    before =
      found.length > 0 || skipped === 0
        ? before + skipped + found.length
        : await count(db, matching, step)
  }
  return numbers
}

/** The newest that match at the step and at none before it, which are `but` where all those are known. */
async function newestAt(
  db: Kysely<Tables>,
  step: number,
  { query }: Matching,
  section: Section,
  but?: number[],
): Promise<number[]> {
  const others = but
    ? sql`${but}::integer[]`
    : sql`array(select * from ${matchingAt(step - 1, query)})`
  const { rows } = await sql<{ number: number }>`
    select number from ${newestMatchingAt(step, query, others, section)} as found (number)
    order by number desc`.execute(db)
  return rows.map(({ number }) => number)
}
