import { type Expression, type SqlBool, sql } from 'kysely'
import { foldText } from '../../shared/letters.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/** Splits a filter into its distinct words. Control characters separate words: PostgreSQL rejects NUL. */
export function filterWords(query: string): string[] {
  const words = foldText(query).split(/[\s\p{Cc}]+/u)
  return [...new Set(words.filter(Boolean))]
}

/** Whether the text, which must be folded (`foldText`), contains every one of the words. */
export function containsWords(
  db: Database,
  text: Expression<string>,
  words: string[],
): Expression<SqlBool> {
  const contains = isPostgres(db)
    ? // `strpos` counts the characters before the match, which takes longer than finding it.
      (word: string) => sql`${text} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`
    : (word: string) => sql`instr(${text}, ${word}) > 0`
  return sql<SqlBool>`(${sql.join([sql`true`, ...words.map(contains)], sql` and `)})`
}
