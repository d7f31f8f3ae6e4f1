import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import type { Tables } from '../../database/tables.ts'
import type { MatchedTerms } from '../query/highlighter.ts'
import type { Term } from '../query/parse-query.ts'
import {
  joined,
  lastCharacter,
  longestMisspelt,
  mostBeginnings,
  shortestMisspelt,
  shortestMisspeltBeginning,
} from '../query/query-words.ts'
import { oneErrorAway } from '../query/search-words.ts'
import { asBeginning } from './postgres-index.ts'

/** What terms stand for: the tsquery that finds it, and what is marked in the articles found. */
export type Matching = { query: string; terms: MatchedTerms }

type FormsOf = (db: Kysely<Tables>, word: string) => Promise<Forms>

/** Undefined where the site does not know one of the terms. */
export async function asTyped(db: Kysely<Tables>, terms: Term[]): Promise<Matching | undefined> {
  return allOf(await Promise.all(terms.map((term) => matchTerm(db, term, knownForms))))
}

export async function corrected(db: Kysely<Tables>, terms: Term[]): Promise<Matching | undefined> {
  return allOf(await Promise.all(terms.map((term) => matchTerm(db, term, withCorrections))))
}

/** Each of the terms that the site knows, as typed or else with one typing error in each word. */
export async function matchEach(db: Kysely<Tables>, terms: Term[]): Promise<Matching[]> {
  const each = await Promise.all(
    terms.map(
      async (term) =>
        (await matchTerm(db, term, knownForms)) ?? (await matchTerm(db, term, withCorrections)),
    ),
  )
  return each.filter((matching) => matching !== undefined)
}

/** Whether a word of the site begins as typed, and the words of the site that are meant besides. */
type Forms = { begins: boolean; others: string[] }

async function matchTerm(
  db: Kysely<Tables>,
  { typed, phrases }: Term,
  formsOf: FormsOf,
): Promise<Matching | undefined> {
  const known = await Promise.all(
    phrases.map((phrase) =>
      matchPhrase(db, phrase, phrase.join() === typed.join() ? formsOf : knownForms),
    ),
  )
  const matching = known.filter((one) => one !== undefined)
  if (matching.length === 0) return undefined
  const marked = matching.filter(
    ({ phrase }) => phrase.length === 1 || phrase.join() === typed.join(),
  )
  return {
    query: `(${matching.map(({ query }) => query).join(' | ')})`,
    terms: joined(marked.map(({ terms }) => terms)),
  }
}

async function matchPhrase(db: Kysely<Tables>, phrase: readonly string[], formsOf: FormsOf) {
  const forms = await Promise.all(phrase.map((word) => formsOf(db, word)))
  const words = forms.map(({ begins, others }, index) => [
    ...(begins ? [asBeginning(phrase[index]!)] : []),
    ...others.map((word) => `'${word}'`),
  ])
  if (words.some((any) => any.length === 0)) return undefined
  return {
    phrase,
    query: `(${words.map((any) => `(${any.join(' | ')})`).join(' & ')})`,
    terms: { beginnings: [...phrase], forms: forms.flatMap(({ others }) => others) },
  }
}

function allOf(matchings: (Matching | undefined)[]): Matching | undefined {
  if (!matchings.every((matching) => matching !== undefined)) return undefined
  return {
    query: matchings.map(({ query }) => query).join(' & '),
    terms: joined(matchings.map(({ terms }) => terms)),
  }
}

async function withCorrections(db: Kysely<Tables>, word: string): Promise<Forms> {
  const { begins, others } = await knownForms(db, word)
  return { begins, others: [...others, ...(await corrections(db, word))] }
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
