import type { Database } from '../database/database.ts'
import { type OfficeSettings, officeAddress } from '../database/office-address.ts'

const piped = 'mail-received-by-command'

/** Records that a mail server pipes mail to `academy receive`. */
export async function recordPipedMail(db: Database): Promise<void> {
  await db
    .insertInto('site_facts')
    .values({ name: piped, value: 'yes' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the address that answers go to; null if the site itself receives them, as far as it knows. */
export async function answersTo(
  db: Database,
  settings: OfficeSettings & { imapUrl?: string | undefined; replyTo?: string | undefined },
): Promise<string | null> {
  if (settings.imapUrl) return null
  const fact = await db
    .selectFrom('site_facts')
    .select('name')
    .where('name', '=', piped)
    .executeTakeFirst()
  return fact ? null : (settings.replyTo ?? officeAddress(db, settings))
}
