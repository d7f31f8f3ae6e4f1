import type { Clock } from '../../../server/core/clock.ts'
import type { Database } from '../../../server/database/database.ts'
import { asOperator, createPersons } from './built-program.ts'

/** Erases as the operator's command does. Returns how many rows and mails that took. */
export async function erasePerson(
  { db, dataDir, clock }: { db: Database; dataDir: string; clock: Clock },
  email: string,
): Promise<number> {
  const parts = { db, dataDir, clock, secret: 's'.repeat(43), adminEmails: [] }
  const erased = await createPersons(parts).erase(email, asOperator)
  return Object.values(erased).reduce((sum, count) => sum + count, 0)
}
