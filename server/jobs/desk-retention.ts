import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { emailEquals } from '../database/email-equality.ts'
import { limits } from '../../shared/limits.ts'
import { daysBefore, monthsBefore } from './days-before.ts'
import { deletePast } from './delete-slowly.ts'

/** Deletes expired enquiries, with everything that belongs to them, and unsent replies. Returns how many enquiries. */
export async function purgeEnquiries(
  db: Database,
  now: Date,
  note: (trx: Database) => Promise<void>,
): Promise<number> {
  const { months, spamDays } = limits.enquiry
  const oldest = monthsBefore(now, months)
  const enquiries = { table: 'enquiries', key: ['id'] } as const
  // Two queries, because each can use an index.
  const old = await deletePast(db, { ...enquiries, isPast: sql`created_at < ${oldest}` }, note)
  const isPast = sql`state = 'spam' and spam_at < ${daysBefore(now, spamDays)}`
  const spam = await deletePast(db, { ...enquiries, isPast }, old === 0 ? note : undefined)
  await deletePast(db, { table: 'mail_outbox', key: ['id'], isPast: sql`created_at < ${oldest}` })
  await deletePast(db, {
    table: 'enquiry_drafts',
    key: ['enquiry_id', 'person_id'],
    isPast: sql`at < ${daysBefore(now, limits.desk.draftDays)}`,
  })
  await deletePast(db, {
    table: 'enquiry_undos',
    key: ['id'],
    isPast: sql`at < ${daysBefore(now, 1)}`,
  })
  await deletePast(db, {
    table: 'enquiry_presence',
    key: ['enquiry_id', 'person_id'],
    isPast: sql`at < ${daysBefore(now, 1)}`,
  })
  return old + spam
}

/**
 * Deletes everything sent from the address: its enquiries with their conversations, and its mails in
 * other conversations. Returns the number of deleted rows.
 */
export async function forgetEnquirer(trx: Database, address: string): Promise<bigint> {
  const isTheirs = (column: string) => emailEquals(column, address)
  const waiting = await trx
    .deleteFrom('mail_outbox')
    .where(({ or }) => or([isTheirs('recipient'), isTheirs('reply_to')]))
    .executeTakeFirst()
  // Staff may have corrected the address of an enquiry that began with a mail from this one.
  const begun = trx
    .selectFrom('enquiry_mails')
    .select('enquiry_id')
    .where('opening', '=', 1)
    .where(isTheirs('from_address'))
  const enquiries = await trx
    .deleteFrom('enquiries')
    .where(({ eb, or }) => or([isTheirs('email'), eb('id', 'in', begun)]))
    .executeTakeFirst()
  const others = await trx
    .deleteFrom('enquiry_mails')
    .where(isTheirs('from_address'))
    .returning('enquiry_id')
    .execute()
  if (others.length > 0) {
    await trx
      .updateTable('enquiries')
      // The words of danger may have been in the deleted mails.
      .set({
        filter_text: null,
        danger_words: sql<string | null>`case when danger_words is null then null else '[]' end`,
      })
      .where(
        'id',
        'in',
        others.map(({ enquiry_id }) => enquiry_id),
      )
      .execute()
  }
  return enquiries.numDeletedRows + waiting.numDeletedRows + BigInt(others.length)
}
