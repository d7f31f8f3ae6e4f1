import { sql } from 'kysely'
import { assertPostgres, openPatiently } from './open-postgres.ts'
import { instanceName } from './postgres-pool.ts'

/** Returns how many connections instances of the site have to the database. */
export async function countInstances(url: string): Promise<number> {
  await assertPostgres(url, 0)
  const db = openPatiently(url)
  try {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and application_name = ${instanceName}`.execute(db)
    return rows[0]!.count
  } finally {
    await db.destroy()
  }
}
