import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import type { Colleague } from './folders.ts'
import { lockEnquiry, nextEntryAt } from './lock-enquiry.ts'

/** Adds a note, which only staff see. Throws 404. */
export async function storeNote(
  trx: Database,
  clock: Clock,
  { _id }: Colleague,
  { id, enquiryId, text }: { id: string; enquiryId: string; text: string },
): Promise<void> {
  const at = await nextEntryAt(trx, clock, await lockEnquiry(trx, enquiryId))
  await trx
    .insertInto('enquiry_notes')
    .values({ id, enquiry_id: enquiryId, text, at, person_id: _id })
    .execute()
  await trx.updateTable('enquiries').set({ last_at: at }).where('id', '=', enquiryId).execute()
}

/** Saves the person's unsent reply; an empty one is deleted. Throws 404. */
export async function storeReplyDraft(
  trx: Database,
  clock: Clock,
  { _id }: Colleague,
  { enquiryId, text }: { enquiryId: string; text: string },
): Promise<void> {
  await lockEnquiry(trx, enquiryId)
  if (text.trim() === '') {
    await trx
      .deleteFrom('enquiry_drafts')
      .where('enquiry_id', '=', enquiryId)
      .where('person_id', '=', _id)
      .execute()
    return
  }
  const written = { text, at: clock().toISOString() }
  await trx
    .insertInto('enquiry_drafts')
    .values({ enquiry_id: enquiryId, person_id: _id, ...written })
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'person_id']).doUpdateSet(written))
    .execute()
}
