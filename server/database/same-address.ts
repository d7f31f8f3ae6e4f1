import { type RawBuilder, sql } from 'kysely'

/** An address with A to Z in lower case: SQLite, and PostgreSQL in columns of the collation C, fold no other letters. */
const foldAddress = (email: string): string =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** Whether the column holds the address, case of A to Z ignored. */
export const isAddress = (column: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`(lower(${sql.ref(column)}) = ${foldAddress(email)})`
