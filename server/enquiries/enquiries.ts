import { randomBytes } from 'node:crypto'
import type { Enquiry, EnquiryInput } from '../../shared/enquiry.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import { mailBody } from '../mail/mail-html.ts'
import { enquiryJson } from './enquiry-json.ts'

export type Enquiries = ReturnType<typeof createEnquiries>

export function createEnquiries(db: Database, outbox: Outbox, settings: { contactTo: string }) {
  return {
    /** Newest first. */
    async list(): Promise<Enquiry[]> {
      const rows = await db
        .selectFrom('enquiries')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(enquiryJson)
    },

    /** Stores the message, with nothing about its sender but what he wrote, and tells the office. */
    async receive(enquiry: EnquiryInput): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('enquiries')
          .values({
            ...enquiry,
            id: randomBytes(16).toString('base64url'),
            created_at: new Date().toISOString(),
          })
          .execute()
        await outbox.add(trx, {
          to: settings.contactTo,
          replyTo: enquiry.email,
          subject: 'New enquiry from the website',
          ...mailBody([`Name: ${enquiry.name}\nEmail: ${enquiry.email}`, enquiry.message]),
        })
      })
      outbox.wake()
    },
  }
}
