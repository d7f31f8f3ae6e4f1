import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/** An address with A to Z in lower case: SQLite, and PostgreSQL in columns of the collation C, fold no other letters. */
const foldAddress = (email: string): string =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** Whether the column holds the address, case of A to Z ignored. */
export const isAddress = (column: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`(lower(${sql.ref(column)}) = ${foldAddress(email)})`

/** Alike for the addresses of one mailbox: without what stands between `+` and `@`, A to Z in lower case. */
export function mailboxOf(db: Database, column: string): RawBuilder<string> {
  const address = sql.ref(column)
  const place = (character: string) =>
    isPostgres(db)
      ? sql`strpos(${address}, ${sql.lit(character)})`
      : sql`instr(${address}, ${sql.lit(character)})`
  const [plus, at] = [place('+'), place('@')]
  return sql<string>`lower(case when ${plus} > 1 and ${plus} < ${at}
    then substr(${address}, 1, ${plus} - 1) || substr(${address}, ${at}) else ${address} end)`
}
