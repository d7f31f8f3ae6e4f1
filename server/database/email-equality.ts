import { type RawBuilder, sql } from 'kysely'

/** Lowercases A to Z only, as SQLite does, and PostgreSQL in columns with the C collation. */
const foldAddress = (email: string): string =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** SQL for whether the column holds the address, ignoring the case of A to Z. */
export const emailEquals = (column: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`(lower(${sql.ref(column)}) = ${foldAddress(email)})`
