// Mails that tell staff of an enquiry, without a word of the patient.
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { limits } from '../../../shared/limits.ts'
import { mailBody } from '../../mail/mail-html.ts'
import { storeMail } from '../../mail/mail-queue.ts'
import { type OfficeSettings, officeAddress } from '../../database/office-address.ts'

export type TellParts = { clock: Clock; settings: OfficeSettings & { siteUrl: string } }

const kinds = {
  assigned: {
    subject: 'An enquiry is yours',
    label: 'A colleague has assigned an enquiry to you. Read it here',
    column: 'told_assigned_at',
  },
  answered: {
    subject: 'A patient has answered',
    label: 'A patient has answered by mail. Read it here',
    column: 'told_answered_at',
  },
  failed: {
    subject: 'A reply did not arrive',
    label: 'A reply to a patient did not arrive. See why here',
    column: 'told_failed_at',
  },
} as const

/**
 * Tells the person whom the enquiry is assigned to, or the office, unless they did it themselves or were
 * told the same of this enquiry a moment ago. Runs in the caller's transaction, with the enquiry locked.
 */
export async function tell(
  trx: Database,
  { clock, settings }: TellParts,
  enquiryId: string,
  kind: keyof typeof kinds,
  /** Id of the person who did it; null if none of staff did. */
  doneBy: string | null,
): Promise<void> {
  const { subject, label, column } = kinds[kind]
  const now = clock()
  const recently = new Date(now.getTime() - limits.desk.tellMinutes * 60_000).toISOString()
  const enquiry = await selectForUpdate(trx, 'enquiries')
    .select(['assigned_to', `${column} as told_at`])
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow()
  // A time in the future is from before the clock was set back.
  const { told_at } = enquiry
  if (told_at !== null && told_at > recently && told_at <= now.toISOString()) return
  if (doneBy !== null && enquiry.assigned_to === doneBy) return
  const to = await addressOf(trx, enquiry.assigned_to)
  await trx
    .updateTable('enquiries')
    .set({ [column]: now.toISOString() })
    .where('id', '=', enquiryId)
    .execute()
  const link = `${settings.siteUrl}/admin/desk/${enquiryId}`
  await storeMail(trx, clock, {
    to: to ?? (await officeAddress(trx, settings)),
    subject,
    enquiryId,
    ...mailBody([{ label, link }]),
  })
}

async function addressOf(trx: Database, personId: string | null): Promise<string | undefined> {
  if (personId === null) return undefined
  const person = await trx
    .selectFrom('people')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirst()
  return person?.email
}
