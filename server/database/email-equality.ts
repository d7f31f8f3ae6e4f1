import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/** Lowercases A to Z only, as SQLite does, and PostgreSQL in columns with the C collation. */
const foldAddress = (email: string): string =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** SQL for whether the column holds the address, ignoring the case of A to Z. */
export const emailEquals = (column: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`(lower(${sql.ref(column)}) = ${foldAddress(email)})`

/** SQL that is equal for all addresses of one mailbox: without the part from `+` to `@`, A to Z in lowercase. */
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
