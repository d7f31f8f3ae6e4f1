import { sql } from 'kysely'
import { limits } from '../../../shared/limits.ts'
import type { Database } from '../../database/database.ts'

const { mails: mostMails, bytes: mostBytes, named: mostNamed } = limits.desk.conversation

/**
 * Keeps the text of a patient's newest mails, only sender and time of older ones, and only the number
 * of the oldest. Our replies stay. Runs in the caller's transaction, with the enquiry locked.
 */
export async function trimConversation(trx: Database, enquiryId: string): Promise<void> {
  // unlocked enquiry_mails: the enquiry is locked, and its mails change only under that lock
  const newest = await newestBeyond(trx, enquiryId)
  if (newest !== undefined) {
    await trx
      .updateTable('enquiry_mails')
      .set({ text: '', attachments: '[]', files: '[]', kept: 0 })
      .where('enquiry_id', '=', enquiryId)
      .where('direction', '=', 'in')
      .where('kept', '=', 1)
      .where('at', '<=', newest)
      .execute()
  }
  await dropNames(trx, enquiryId)
}

/** Returns the time of the newest mail whose text exceeds the limits; undefined if everything fits. */
async function newestBeyond(trx: Database, enquiryId: string): Promise<string | undefined> {
  const kept = await trx
    .selectFrom('enquiry_mails')
    .select('at')
    // An empty list takes two bytes.
    .select(
      sql<number>`octet_length(text) + octet_length(attachments) + octet_length(files) - 4`.as(
        'bytes',
      ),
    )
    .where('enquiry_id', '=', enquiryId)
    .where('direction', '=', 'in')
    .where('kept', '=', 1)
    .orderBy('at', 'desc')
    .limit(mostMails + 1)
    .execute()
  let bytes = 0
  return kept.find((mail, place) => {
    bytes += mail.bytes
    return place === mostMails || bytes > mostBytes
  })?.at
}

async function dropNames(trx: Database, enquiryId: string): Promise<void> {
  const named = trx
    .selectFrom('enquiry_mails')
    .select('at')
    .where('enquiry_id', '=', enquiryId)
    .where('direction', '=', 'in')
    .where('kept', '=', 0)
    .orderBy('at', 'desc')
    .limit(1)
    .offset(mostNamed)
  const { numDeletedRows } = await trx
    .deleteFrom('enquiry_mails')
    .where('enquiry_id', '=', enquiryId)
    .where('direction', '=', 'in')
    .where('kept', '=', 0)
    .where('at', '<=', named)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  await trx
    .updateTable('enquiries')
    .set((eb) => ({ dropped_mails: eb('dropped_mails', '+', Number(numDeletedRows)) }))
    .where('id', '=', enquiryId)
    .execute()
}
