import type { Database } from '../database/database.ts'
import { isAddress } from '../database/same-address.ts'
import type { Tables } from '../database/tables.ts'
import { limits } from '../../shared/limits.ts'
import { daysBefore, monthsBefore } from './days-before.ts'

/** Enquiries first, then what belongs to them, all of it: a trigger deletes that with them. */
export const enquiryTables: (keyof Tables)[] = [
  'enquiries',
  'enquiry_mails',
  'enquiry_notes',
  'enquiry_reads',
  'enquiry_drafts',
  'mail_outbox',
]

const enquiryDeleted = 'enquiry-deleted'

/** Notes that an enquiry was deleted, so that the next purge makes it vanish from the files as well. */
export async function noteDeletedEnquiry(trx: Database): Promise<void> {
  await trx
    .insertInto('site_facts')
    .values({ name: enquiryDeleted, value: 'yes' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes enquiries and unsent replies past their time. `leavesTraces`: whether anything was deleted since the last purge. */
export async function purgeEnquiries(trx: Database, now: Date) {
  const { months, spamDays } = limits.enquiry
  const oldest = monthsBefore(now, months)
  const { numDeletedRows: enquiries } = await trx
    .deleteFrom('enquiries')
    .where(({ or, eb }) =>
      or([eb('created_at', '<', oldest), eb('spam_at', '<', daysBefore(now, spamDays))]),
    )
    .executeTakeFirst()
  const mails = await trx
    .deleteFrom('mail_outbox')
    .where('created_at', '<', oldest)
    .executeTakeFirst()
  const drafts = await trx
    .deleteFrom('enquiry_drafts')
    .where('at', '<', daysBefore(now, limits.desk.draftDays))
    .executeTakeFirst()
  const fact = await trx
    .deleteFrom('site_facts')
    .where('name', '=', enquiryDeleted)
    .executeTakeFirst()
  const others = mails.numDeletedRows + drafts.numDeletedRows + fact.numDeletedRows
  return { enquiries: Number(enquiries), leavesTraces: enquiries + others > 0n }
}

/** Deletes what the address wrote: its enquiries with their conversations, and its mails in others. Returns how many. */
export async function forgetEnquirer(trx: Database, address: string): Promise<bigint> {
  const isTheirs = (column: string) => isAddress(column, address)
  const waiting = await trx
    .deleteFrom('mail_outbox')
    .where(({ or }) => or([isTheirs('recipient'), isTheirs('reply_to')]))
    .executeTakeFirst()
  const enquiries = await trx.deleteFrom('enquiries').where(isTheirs('email')).executeTakeFirst()
  const others = await trx
    .deleteFrom('enquiry_mails')
    .where(isTheirs('from_address'))
    .returning('enquiry_id')
    .execute()
  if (others.length > 0) {
    await trx
      .updateTable('enquiries')
      .set({ filter_text: null })
      .where(
        'id',
        'in',
        others.map(({ enquiry_id }) => enquiry_id),
      )
      .execute()
  }
  return enquiries.numDeletedRows + waiting.numDeletedRows + BigInt(others.length)
}
