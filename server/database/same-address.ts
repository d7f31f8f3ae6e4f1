import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the column holds the address, case ignored as far as the database does: all have A to Z alike, for other
 * letters PostgreSQL goes by its locale. It folds both, because no other program folds as it does.
 */
export const isAddress = (column: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`(lower(${sql.ref(column)}) = lower(${email.trim()}))`
