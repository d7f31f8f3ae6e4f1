import type { Database } from '../database/database.ts'

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
  { imapUrl, replyTo }: { imapUrl?: string | undefined; replyTo: string },
): Promise<string | null> {
  if (imapUrl) return null
  const fact = await db
    .selectFrom('site_facts')
    .select('name')
    .where('name', '=', piped)
    .executeTakeFirst()
  return fact ? null : replyTo
}
