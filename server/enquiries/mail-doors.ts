import type { Database } from '../database/database.ts'

const piped = 'mail-received-by-command'

/** Notes that a mail server hands mails to `academy receive`. */
export async function notePipe(db: Database): Promise<void> {
  await db
    .insertInto('site_facts')
    .values({ name: piped, value: 'yes' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The address that answers go to; null where they come in here, as far as is known. */
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
