import { randomBytes } from 'node:crypto'
import type { WrittenEnquiryInput } from '../../../shared/desk-input.ts'
import type { Database } from '../../database/database.ts'
import { storeMail } from '../../mail/mail-queue.ts'
import { dangerIn, findDanger } from '../danger.ts'
import { filterText } from '../enquiry-filter.ts'
import { urgentNotice } from '../notice.ts'
import { messageKey } from '../spam.ts'
import type { TellParts } from './tell.ts'

/** Stores a call or a visit that staff write down, which has thus been read. Returns its id. */
export async function storeWritten(
  trx: Database,
  { clock, settings }: TellParts,
  input: WrittenEnquiryInput,
): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const at = clock().toISOString()
  const danger = findDanger(input.message)
  await trx
    .insertInto('enquiries')
    .values({
      ...input,
      ...dangerIn(danger, at),
      id,
      created_at: at,
      last_at: at,
      updated_at: at,
      waiting_since: at,
      unread: 0,
      filter_text: filterText(input),
      message_key: messageKey(input.message),
    })
    .execute()
  if (danger.length > 0) await storeMail(trx, clock, await urgentNotice(trx, id, settings))
  return id
}
