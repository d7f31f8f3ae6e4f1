import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import type { Tables } from '../../database/tables.ts'
import type { MatchedTerms } from './highlighter.ts'
import { indexedBeginning, type RankingTier, tierWord } from './ranking-tiers.ts'
import { oneErrorAway, wordsOf } from './search-words.ts'

/** A query longer than this is cut: no reader types more or longer words than these. */
const maxWords = 12
const maxWordLength = 40

/** What the words of a query stand for, and the FTS5 expression that finds the articles of a step. */
export type Matching = { expression: (step: RankingTier) => string; terms: MatchedTerms }

/** The words of a query, each once. */
export function queryWords(text: string): string[] {
  const cut = wordsOf(text).map((word) => word.slice(0, maxWordLength))
  return [...new Set(cut)].slice(0, maxWords)
}

/**
 * Every word as typed, as the beginning of a word, or in another form (headache, headaches);
 * undefined where the site does not know one of the words.
 */
export async function asTyped(db: Kysely<Tables>, words: string[]): Promise<Matching | undefined> {
  const forms = await Promise.all(words.map((word) => knownForms(db, word)))
  return allOf(words, forms)
}

/** The same with one typing error in each word. */
export async function corrected(
  db: Kysely<Tables>,
  words: string[],
): Promise<Matching | undefined> {
  const forms = await Promise.all(
    words.map(async (word) => [...(await knownForms(db, word)), ...(await corrections(db, word))]),
  )
  return allOf(words, forms)
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

function allOf(words: string[], forms: string[][]): Matching | undefined {
  if (forms.some((found) => found.length === 0)) return undefined
  return {
    expression: (step) =>
      words.map((word, index) => anyOf(step, word, forms[index]!)).join(' AND '),
    terms: { beginnings: words, forms: [...new Set(forms.flat())] },
  }
}

/** Words that begin as typed, or any of the other forms. */
function anyOf(step: RankingTier, word: string, forms: string[]): string {
  const [longer, others] = [true, false].map((begins) =>
    forms.filter((form) => form.startsWith(word) === begins),
  ) as [string[], string[]]
  const byBeginning = word.length <= indexedBeginning || longer.length >= mostForms
  const terms = (byBeginning ? others : forms).map((form) => `"${tierWord(step, form)}"`)
  if (byBeginning) terms.unshift(`"${tierWord(step, word)}"*`)
  return `(${terms.join(' OR ')})`
}
