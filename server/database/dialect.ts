import type { Kysely } from 'kysely'

/**
 * Whether this is PostgreSQL; it is SQLite otherwise, which has one connection. Not asked by class: a database that
 * another copy of Kysely opened would pass for SQLite.
 */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter.supportsMultipleConnections !== false
}
