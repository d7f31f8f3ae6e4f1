// Marks of tests that PostgreSQL has no part in, because other tests send it the same statements.
import { describe, inject, it } from 'vitest'

const isSqlite = () => inject('store') === 'sqlite'
const nothing = Object.assign(() => {}, { each: () => () => {} }) as unknown

/** `it` and `describe` whose tests exist on SQLite only. A test without a mark runs on both stores. */
export const onSqlite = {
  get it() {
    return isSqlite() ? it : (nothing as typeof it)
  },
  get describe() {
    return isSqlite() ? describe : (nothing as typeof describe)
  },
}

/** The rows of a table of tests that run on this store: all on SQLite, on PostgreSQL those that are different there. */
export function rowsHere<Row>(
  rows: readonly Row[],
  isOnPostgres: (row: Row) => boolean,
): readonly Row[] {
  return isSqlite() ? rows : rows.filter(isOnPostgres)
}
