import type { Kysely } from 'kysely'

/**
 * Whether this is PostgreSQL rather than SQLite, which has one connection. It does not use
 * `instanceof`: a database opened by another copy of Kysely would pass for SQLite.
 */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter.supportsMultipleConnections !== false
}
