import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import type { Tables } from '../../database/tables.ts'
import { searchSteps, type SearchStep } from '../search-steps.ts'
import { wordsOf } from '../search-words.ts'

/** The rest of a longer word finds nothing: nobody asks for it. */
const longestWord = 200
/** PostgreSQL's own limit is 1 MB a row. */
const mostBytes = 900_000

/** The weight of a step: A to D. */
export const weightOf = (step: SearchStep): string => 'ABCD'[searchSteps.indexOf(step)]!

/** Makes the blog findable by the words of its texts, all but learning them; answers the words. */
export async function indexWordsInPostgres(
  db: Kysely<Tables>,
  number: number,
  texts: Record<SearchStep, string[]>,
): Promise<Set<string>> {
  const steps = stepOfEachWord(texts)
  const words = [...steps].map(([word, step]) => `'${word}':1${weightOf(step)}`).join(' ')
  await sql`
    insert into blog_search (blog_number, words) values (${number}, ${words}::tsvector)
    on conflict (blog_number) do update set words = excluded.words`.execute(db)
  return new Set(steps.keys())
}

/** The first step at which each word counts. Words are letters and digits: nothing needs quoting. */
function stepOfEachWord(texts: Record<SearchStep, string[]>): Map<string, SearchStep> {
  const steps = new Map<string, SearchStep>()
  let bytes = 0
  for (const step of searchSteps) {
    for (const whole of wordsOf(texts[step].join(' '))) {
      const word = whole.slice(0, longestWord).toWellFormed()
      if (steps.has(word)) continue
      bytes += Buffer.byteLength(word) + 8
      if (bytes > mostBytes) return steps
      steps.set(word, step)
    }
  }
  return steps
}

export async function unindexInPostgres(db: Kysely<Tables>, number: number): Promise<void> {
  await sql`delete from blog_search where blog_number = ${number}`.execute(db)
}

export async function learnWordsInPostgres(db: Kysely<Tables>, words: Set<string>): Promise<void> {
  const known = [...words]
  await sql`
    insert into search_words (word, stem)
    select * from unnest(${known}::text[], ${known.map(stemmer)}::text[])
    on conflict do nothing`.execute(db)
}
