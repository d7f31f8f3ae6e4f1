import { sql } from 'kysely'
import { openDatabase } from '../site/built-program.ts'
import { storedAt } from './stored-at.ts'

/** Makes every read of articles or doctors fail, as in a damaged database. */
export async function breakTables(dataDir: string): Promise<void> {
  const db = await openDatabase(storedAt(dataDir))
  await sql`alter table blogs rename to lost_blogs`.execute(db)
  await sql`alter table doctors rename to lost_doctors`.execute(db)
  await db.destroy()
}
