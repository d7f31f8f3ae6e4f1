// Failed replies that need nothing more, and how that is undone.
import type { Database } from '../../database/database.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { failures } from './delivery.ts'

/** Returns the ids of the failed replies of an enquiry that nobody has settled. */
export async function unsettledReplies(trx: Database, enquiryId: string): Promise<string[]> {
  const rows = await selectForUpdate(trx, 'enquiry_mails')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('failed', '!=', failures.none)
    .where('settled', '=', 0)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function settleReplies(trx: Database, enquiryId: string): Promise<void> {
  await trx
    .updateTable('enquiry_mails')
    .set({ settled: 1 })
    .where('enquiry_id', '=', enquiryId)
    .where('failed', '!=', failures.none)
    .execute()
}

/** Unsettles those of the replies that have not left since. Returns whether there are any. */
export async function unsettleReplies(trx: Database, replies: string[]): Promise<boolean> {
  if (replies.length === 0) return true
  const { numUpdatedRows } = await trx
    .updateTable('enquiry_mails')
    .set({ settled: 0 })
    .where('id', 'in', replies)
    .where('failed', '!=', failures.none)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
