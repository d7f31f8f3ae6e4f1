import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { leaseMs, maxAttempts, renewLeaseMs } from './mail-queue.ts'

/**
 * Sends the replies of an enquiry that wait or failed to another address from now on. Those that wait after a
 * failed try are due at once.
 */
export async function redirectReplies(
  trx: Database,
  clock: Clock,
  { enquiryId, from, to }: { enquiryId: string; from: string; to: string },
): Promise<void> {
  const now = clock()
  const replies = trx
    .updateTable('mail_outbox')
    .where('enquiry_id', '=', enquiryId)
    .where('message_id', 'is not', null)
  await replies.set({ recipient: to }).where('recipient', '=', from).execute()
  await replies
    .set({ next_attempt_at: now.toISOString() })
    .where('attempts', '>', 0)
    .where('attempts', '<', maxAttempts)
    // It is not being sent now.
    .where('next_attempt_at', '>', new Date(now.getTime() + leaseMs + renewLeaseMs).toISOString())
    .execute()
}
