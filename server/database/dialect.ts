import { type Kysely, PostgresAdapter } from 'kysely'

/** Whether this is PostgreSQL; it is SQLite otherwise. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
