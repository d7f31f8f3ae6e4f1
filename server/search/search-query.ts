import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import type { Tables } from '../database/tables.ts'
import { oneErrorAway, wordsOf } from './search-words.ts'

/** A query longer than this is cut: no reader types more or longer words than these. */
const maxWords = 12
const maxWordLength = 40

/**
 * Numbers of the blogs in which every word of the text occurs, best match first: all words in the
 * title, then in title, tags and author, then anywhere; within each, by weight of the hits.
 * A word matches as typed, as the beginning of a word, and in its other forms (headache,
 * headaches). Where that finds nothing, one typing error per word is forgiven.
 */
export async function findMatches(db: Kysely<Tables>, text: string): Promise<number[]> {
  const cut = wordsOf(text).map((word) => word.slice(0, maxWordLength))
  const words = [...new Set(cut)].slice(0, maxWords)
  if (words.length === 0) return []
  const forms = await Promise.all(words.map((word) => knownForms(db, word)))
  if (forms.every((found) => found.length > 0)) {
    const matches = await rank(
      db,
      words.map((word, index) => anyOf(word, forms[index]!)),
    )
    if (matches.length > 0) return matches
  }
  const corrected = await Promise.all(
    words.map(async (word, index) => [...forms[index]!, ...(await corrections(db, word))]),
  )
  return rank(
    db,
    words.map((word, index) => anyOf(word, corrected[index]!)),
  )
}

/** Words of the site that are this word, begin with it or share its stem. */
async function knownForms(db: Kysely<Tables>, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where stem = ${stemmer(word)}
    union
    select word from (
      select word from search_words where word >= ${word} and word < ${word + lastCharacter} limit 1
    )`.execute(db)
  return rows.map((row) => row.word)
}

const shortestMisspelt = 3
const shortestMisspeltBeginning = 5
/** The longer the word, the more candidates; nobody misspells longer ones by one letter only. */
const longestMisspelt = 25

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
    limit 40
  `.execute(db)
  return beginnings.rows.map((row) => row.word)
}

const lastCharacter = '\u{10FFFF}'

/** An FTS5 expression: words that begin as typed, or any of the other forms. */
function anyOf(word: string, forms: string[]): string {
  const others = forms.filter((form) => !form.startsWith(word)).map((form) => `"${form}"`)
  return `(${[`"${word}"*`, ...others].join(' OR ')})`
}

async function rank(db: Kysely<Tables>, expressions: string[]): Promise<number[]> {
  const all = expressions.join(' AND ')
  const inTitle = `{title} : (${all})`
  const inNames = `{title tags author} : (${all})`
  const { rows } = await sql<{ number: number }>`
    select rowid as number from blog_search where blog_search match ${all}
    order by
      case
        when rowid in (select rowid from blog_search where blog_search match ${inTitle}) then 0
        when rowid in (select rowid from blog_search where blog_search match ${inNames}) then 1
        else 2
      end,
      bm25(blog_search, 8, 4, 4, 1), rowid desc
  `.execute(db)
  return rows.map((row) => row.number)
}
