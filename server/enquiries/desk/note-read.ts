import { recordAudit } from '../../audit/record-audit.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import type { Colleague } from './folders.ts'

const sameReadingMs = 60 * 60_000

/** Notes that the person has read the enquiry; twice within an hour is one row of the audit log. */
export async function noteRead(
  trx: Database,
  clock: Clock,
  { _id: person_id, email: by }: Colleague,
  enquiry_id: string,
): Promise<void> {
  const at = clock().toISOString()
  const since = new Date(clock().getTime() - sameReadingMs).toISOString()
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
  const noted = await trx
    .selectFrom('audit_log')
    .select('number')
    .where('kind', '=', 'enquiry')
    .where('record_id', '=', enquiry_id)
    .where('action', '=', 'read')
    .where('person_email', '=', by)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  if (!noted)
    await recordAudit(trx, { at, by, action: 'read', kind: 'enquiry', record: enquiry_id })
}
