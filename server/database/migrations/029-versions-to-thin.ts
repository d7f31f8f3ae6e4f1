import { type Kysely, sql } from 'kysely'

/** The versions that nobody asked for, so that the daily job need not read all others to find them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index revisions_to_thin on revisions (draft_number, number, kind, created_at)
    where kind in ('automatic', 'conflict')`.execute(db)
}
