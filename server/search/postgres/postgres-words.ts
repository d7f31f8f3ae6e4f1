import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import type { Tables } from '../../database/tables.ts'
import { type AskedWord, createTermMatcher } from '../query/match-terms.ts'
import {
  lastCharacter,
  longestMisspelt,
  mostBeginnings,
  shortestMisspelt,
  shortestMisspeltBeginning,
} from '../query/misspelt-words.ts'
import { oneErrorAway } from '../query/search-words.ts'
import { asBeginning } from './postgres-index.ts'

/** Translates terms into tsquery text. */
export function createPostgresMatcher(db: Kysely<Tables>) {
  const joinedBy = (operator: '&' | '|') => (queries: string[]) =>
    `(${queries.join(` ${operator} `)})`
  return createTermMatcher<string>({
    async find(asked) {
      const known = await knownForms(db, asked)
      const finding = asked.map(async ({ word, misspelt }, index) => {
        const { begins, others } = known[index]!
        const forms = misspelt ? [...others, ...(await corrections(db, word))] : others
        const words = [...(begins ? [asBeginning(word)] : []), ...forms.map((form) => `'${form}'`)]
        return words.length > 0 ? { query: joinedBy('|')(words), forms } : undefined
      })
      return Promise.all(finding)
    },
    all: joinedBy('&'),
    any: joinedBy('|'),
  })
}

/** Whether any word of the site begins with the typed one, and the other words of the site that it matches. */
type Forms = { begins: boolean; others: string[] }

async function knownForms(db: Kysely<Tables>, asked: readonly AskedWord[]): Promise<Forms[]> {
  const words = asked.map(({ word }) => word)
  const { rows } = await sql<Forms>`
    select
      coalesce(starts_with((
        select word from search_words where word >= asked.word order by word limit 1
      ), asked.word), false) as begins,
      array(select word from search_words where stem = asked.stem) as others
    from unnest(${words}::text[], ${words.map(stemmer)}::text[]) with ordinality
      as asked (word, stem, place)
    order by asked.place`.execute(db)
  return rows
}

/** Words of the site one typo away from this word, or else those with a beginning one typo away. */
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
