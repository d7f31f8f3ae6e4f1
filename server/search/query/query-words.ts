import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import type { Tables } from '../../database/tables.ts'
import type { MatchedTerms } from './highlighter.ts'
import { indexedBeginning, type RankingTier, tierWord } from './ranking-tiers.ts'
import type { Term } from './parse-query.ts'
import { oneErrorAway } from './search-words.ts'

/** What terms stand for: the FTS5 expression that finds the articles of a tier, and what is marked in them. */
export type Matching = { expression: (tier: RankingTier) => string; terms: MatchedTerms }

type FormsOf = (db: Kysely<Tables>, word: string) => Promise<string[]>

/**
 * Every term as typed, as the beginning of a word, in another form (headache, headaches) or by its
 * synonyms; undefined where the site does not know one of the terms.
 */
export async function asTyped(db: Kysely<Tables>, terms: Term[]): Promise<Matching | undefined> {
  return allOf(await Promise.all(terms.map((term) => matchTerm(db, term, knownForms))))
}

/** The same with one typing error in each word. */
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
  // The words of a longer synonym, such as "jaw joint", mean something else when they stand alone.
  const marked = matching.filter(
    ({ phrase }) => phrase.length === 1 || phrase.join() === typed.join(),
  )
  return {
    expression: (tier) => `(${matching.map(({ expression }) => expression(tier)).join(' OR ')})`,
    terms: joined(marked.map(({ terms }) => terms)),
  }
}

async function matchPhrase(db: Kysely<Tables>, phrase: readonly string[], formsOf: FormsOf) {
  const forms = await Promise.all(phrase.map((word) => formsOf(db, word)))
  if (forms.some((found) => found.length === 0)) return undefined
  const expression = (tier: RankingTier) =>
    `(${phrase.map((word, index) => anyOf(tier, word, forms[index]!)).join(' AND ')})`
  return { phrase, expression, terms: { beginnings: [...phrase], forms: forms.flat() } }
}

function allOf(matchings: (Matching | undefined)[]): Matching | undefined {
  if (!matchings.every((matching) => matching !== undefined)) return undefined
  return {
    expression: (tier) => matchings.map(({ expression }) => expression(tier)).join(' AND '),
    terms: joined(matchings.map(({ terms }) => terms)),
  }
}

/** What all of them look for, each once. */
export function joined(terms: MatchedTerms[]): MatchedTerms {
  return {
    beginnings: [...new Set(terms.flatMap(({ beginnings }) => beginnings))],
    forms: [...new Set(terms.flatMap(({ forms }) => forms))],
  }
}

/** More words than this are looked up by their common beginning. */
const mostForms = 30

/** Words of the site that are this word, begin with it (some of many) or share its stem. */
async function knownForms(db: Kysely<Tables>, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where stem = ${stemmer(word)}
    union
    select word from (
      select word from search_words where word >= ${word} and word < ${word + lastCharacter}
      limit ${mostForms}
    )`.execute(db)
  return rows.map((row) => row.word)
}

export const shortestMisspelt = 3
export const shortestMisspeltBeginning = 5
/** The longer the word, the more candidates; nobody misspells longer ones by one letter only. */
export const longestMisspelt = 25
/** So many words that begin one error away stand for all of them. */
export const mostBeginnings = 40

async function withCorrections(db: Kysely<Tables>, word: string): Promise<string[]> {
  return [...(await knownForms(db, word)), ...(await corrections(db, word))]
}

/** Words of the site that are, or else begin, one typing error away from this word. */
async function corrections(db: Kysely<Tables>, word: string): Promise<string[]> {
  if (word.length < shortestMisspelt || word.length > longestMisspelt) return []
  const candidates = JSON.stringify(oneErrorAway(word))
  const whole = await sql<{ word: string }>`
    select word from search_words where word in (select value from json_each(${candidates}))
  `.execute(db)
  if (whole.rows.length > 0 || word.length < shortestMisspeltBeginning) {
    return whole.rows.map((row) => row.word)
  }
  // The cross join keeps the candidates outside: each is one step into the index.
  const beginnings = await sql<{ word: string }>`
    select distinct word from json_each(${candidates}) candidate
    cross join search_words on word >= candidate.value and word < candidate.value || ${lastCharacter}
    limit ${mostBeginnings}
  `.execute(db)
  return beginnings.rows.map((row) => row.word)
}

export const lastCharacter = '\u{10FFFF}'

/** Words that begin as typed, or any of the other forms. */
function anyOf(tier: RankingTier, word: string, forms: string[]): string {
  const [longer, others] = [true, false].map((begins) =>
    forms.filter((form) => form.startsWith(word) === begins),
  ) as [string[], string[]]
  const byBeginning = word.length <= indexedBeginning || longer.length >= mostForms
  const terms = (byBeginning ? others : forms).map((form) => `"${tierWord(tier, form)}"`)
  if (byBeginning) terms.unshift(`"${tierWord(tier, word)}"*`)
  return `(${terms.join(' OR ')})`
}
