import { randomBytes } from 'node:crypto'
import type { Enquiry, EnquiryInput } from '../../shared/enquiry.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { once, wasDone } from '../database/idempotency.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Mail, Outbox } from '../mail/outbox.ts'
import type { RateLimits } from '../rate-limits.ts'
import { enquiryJson } from './enquiry-json.ts'

export type Enquiries = ReturnType<typeof createEnquiries>

/** The network that a message comes from, and the key by which its client knows it again. */
export type Sender = { source: string; key?: string | undefined }

type Parts = {
  db: Database
  clock: Clock
  outbox: Outbox
  rates: RateLimits
  contactTo: string
}

export function createEnquiries({ db, clock, outbox, rates, contactTo }: Parts) {
  async function store(trx: Database, enquiry: Omit<EnquiryInput, 'website'>): Promise<string> {
    const id = randomBytes(16).toString('base64url')
    await trx
      .insertInto('enquiries')
      .values({ ...enquiry, id, created_at: clock().toISOString() })
      .execute()
    await outbox.add(trx, noticeOf(enquiry, contactTo))
    return id
  }

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

    /**
     * Stores the message, with nothing about its sender but what he wrote, and tells the office.
     * What a program sent, which fills in the field that people do not see, only seems to arrive.
     */
    async receive({ website, ...enquiry }: EnquiryInput, { source, key }: Sender): Promise<void> {
      const submission = { scope: 'enquiry', key }
      if (await wasDone(db, submission)) return
      await rates.demand('enquiriesPerSource', source)
      if (website) return
      await db
        .transaction()
        .execute((trx) => once(trx, clock, submission, () => store(trx, enquiry)))
      outbox.wake()
    },
  }
}

function noticeOf(enquiry: Omit<EnquiryInput, 'website'>, to: string): Mail {
  return {
    to,
    replyTo: enquiry.email,
    subject: 'New enquiry from the website',
    ...mailBody([`Name: ${inOneLine(enquiry.name)}\nEmail: ${enquiry.email}`, enquiry.message]),
  }
}

/** A name can't look like further lines of the mail. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}
