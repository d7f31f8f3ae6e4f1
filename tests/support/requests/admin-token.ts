import {
  createAccounts,
  createSessions,
  openDatabase,
  openPostgres,
} from '../site/built-program.ts'
import { systemClock } from '../../../server/core/clock.ts'
import { storedAt } from '../stores/stored-at.ts'
import { accountSettings } from '../site/account-settings.ts'

/** Token of a session started in the site's own database, for tests that are not about logging in. */
export async function adminToken(
  dataDir: string,
  email = 'admin@example.org',
  clock = systemClock,
): Promise<string> {
  const stored = storedAt(dataDir)
  // The site has already migrated it: checking that again would take longer than everything else.
  const db = stored.databaseUrl ? openPostgres(stored.databaseUrl) : await openDatabase(stored)
  const sessions = createSessions(db, clock, createAccounts(db, clock, accountSettings()))
  const token = await sessions.start(db, email)
  await db.destroy()
  return token
}
