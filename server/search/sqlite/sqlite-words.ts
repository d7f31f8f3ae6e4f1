import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import type { Tables } from '../../database/tables.ts'
import { type AskedWord, createTermMatcher } from '../query/match-terms.ts'
import { indexedBeginning, type RankingTier, tierWord } from '../query/ranking-tiers.ts'
import {
  lastCharacter,
  longestMisspelt,
  mostBeginnings,
  shortestMisspelt,
  shortestMisspeltBeginning,
} from '../query/misspelt-words.ts'
import { oneErrorAway } from '../query/search-words.ts'

/** The FTS5 expression that finds the articles of a tier. */
export type Expression = (tier: RankingTier) => string

/** Translates terms into FTS5 expressions. */
export function createSqliteMatcher(db: Kysely<Tables>) {
  const joinedBy =
    (operator: 'AND' | 'OR') =>
    (expressions: Expression[]): Expression =>
    (tier) =>
      `(${expressions.map((expression) => expression(tier)).join(` ${operator} `)})`
  return createTermMatcher<Expression>({
    async find(asked) {
      const known = await knownForms(db, asked)
      const finding = asked.map(async ({ word, misspelt }, index) => {
        const forms = misspelt
          ? [...known[index]!, ...(await corrections(db, word))]
          : known[index]!
        if (forms.length === 0) return undefined
        return { query: (tier: RankingTier) => anyOf(tier, word, forms), forms }
      })
      return Promise.all(finding)
    },
    all: joinedBy('AND'),
    any: joinedBy('OR'),
  })
}

/** From this many words on, they are looked up by their common beginning. */
const mostForms = 30

/** For each word, those of the site that equal it, begin with it (a limited number) or share its stem. */
async function knownForms(db: Kysely<Tables>, asked: readonly AskedWord[]): Promise<string[][]> {
  const words = asked.map(({ word }) => ({ word, stem: stemmer(word) }))
  const { rows } = await sql<{ forms: string }>`
    select (
      select json_group_array(word) from (
        select word from search_words where stem = asked.value ->> 'stem'
        union
        select word from (
          select word from search_words
          where word >= asked.value ->> 'word'
            and word < (asked.value ->> 'word') || ${lastCharacter}
          limit ${mostForms}
        )
      )
    ) as forms
    from json_each(${JSON.stringify(words)}) asked order by asked.key`.execute(db)
  return rows.map(({ forms }) => JSON.parse(forms) as string[])
}

/** Words of the site one typo away from this word, or else those with a beginning one typo away. */
async function corrections(db: Kysely<Tables>, word: string): Promise<string[]> {
  if (word.length < shortestMisspelt || word.length > longestMisspelt) return []
  const candidates = JSON.stringify(oneErrorAway(word))
  const whole = await sql<{ word: string }>`
    select word from search_words where word in (select value from json_each(${candidates}))
  `.execute(db)
  if (whole.rows.length > 0 || word.length < shortestMisspeltBeginning) {
    return whole.rows.map((row) => row.word)
  }
  // The cross join makes SQLite loop over the candidates, each of which is one index lookup.
  const beginnings = await sql<{ word: string }>`
    select distinct word from json_each(${candidates}) candidate
    cross join search_words on word >= candidate.value and word < candidate.value || ${lastCharacter}
    limit ${mostBeginnings}
  `.execute(db)
  return beginnings.rows.map((row) => row.word)
}

/** An expression for words that begin with `word`, or any of the other forms. */
function anyOf(tier: RankingTier, word: string, forms: string[]): string {
  const [longer, others] = [true, false].map((begins) =>
    forms.filter((form) => form.startsWith(word) === begins),
  ) as [string[], string[]]
  const byBeginning = word.length <= indexedBeginning || longer.length >= mostForms
  const terms = (byBeginning ? others : forms).map((form) => `"${tierWord(tier, form)}"`)
  if (byBeginning) terms.unshift(`"${tierWord(tier, word)}"*`)
  return `(${terms.join(' OR ')})`
}
