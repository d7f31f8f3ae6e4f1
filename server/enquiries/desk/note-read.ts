import { limits } from '../../../shared/limits.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Clock } from '../../core/clock.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import type { Colleague } from './folders.ts'

const minuteMs = 60_000
const sameReadingMs = 60 * minuteMs
const sameLookMs = limits.desk.sameLookMinutes.enquiry * minuteMs

/** Whether the person was recorded as a reader a moment ago, and nothing is unread since. */
export async function isReadNoted(
  db: Database,
  clock: Clock,
  { _id, email }: Colleague,
  enquiryId: string,
): Promise<boolean> {
  const read = await db
    .selectFrom('enquiry_reads')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_id')
    .select('person_id')
    .where('enquiry_id', '=', enquiryId)
    .where('person_id', '=', _id)
    .where('enquiry_reads.last_at', '>', before(clock, sameLookMs))
    .where('enquiry_reads.last_at', '<=', before(clock, 0))
    .where('unread', '=', 0)
    .executeTakeFirst()
  return read !== undefined && isAudited(db, clock, email, enquiryId)
}

/** Records that the person has read the enquiry, with at most one row of the audit log per hour. */
export async function noteRead(
  trx: Database,
  clock: Clock,
  { _id: person_id, email: by }: Colleague,
  enquiry_id: string,
): Promise<void> {
  const at = clock().toISOString()
  await trx
    .insertInto('enquiry_reads')
    .values({ enquiry_id, person_id, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['enquiry_id', 'person_id']).doUpdateSet({ last_at: at }),
    )
    .execute()
  await trx
    .updateTable('enquiries')
    .set({ unread: 0 })
    .where('id', '=', enquiry_id)
    .where('unread', '=', 1)
    .execute()
  if (await isAudited(trx, clock, by, enquiry_id)) {
    skipAudit(trx, ['enquiries'], 'audited within the last hour')
  } else await recordAudit(trx, { at, by, action: 'read', kind: 'enquiry', record: enquiry_id })
}

const before = (clock: Clock, ms: number) => new Date(clock().getTime() - ms).toISOString()

async function isAudited(
  db: Database,
  clock: Clock,
  by: string,
  enquiryId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('number')
    .where('kind', '=', 'enquiry')
    .where('record_id', '=', enquiryId)
    .where('action', '=', 'read')
    .where('person_email', '=', by)
    .where('at', '>', before(clock, sameReadingMs))
    // Later ones are from before the clock was set back.
    .where('at', '<=', before(clock, 0))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
