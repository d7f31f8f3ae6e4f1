import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
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
