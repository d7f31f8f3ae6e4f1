import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Enquiry, EnquiryInput } from '../../shared/enquiry.ts'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import { once, wasDone } from '../database/idempotency.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-transport.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type RateLimits, tooOften } from '../limits/rate-limits.ts'
import { filterText, updateFilterTexts } from './enquiry-filter.ts'
import { enquiryJson } from './enquiry-json.ts'

export type Enquiries = ReturnType<typeof createEnquiries>

/** The network that a message comes from, and the key by which its client knows it again. */
export type Sender = { source: string; key?: string | undefined }

type Part = { limit: number; page: number; query?: string | undefined }

type Parts = {
  db: Database
  clock: Clock
  outbox: Outbox
  rates: RateLimits
  contactTo: string
}

const { max, minutes } = limits.enquiry.stored
const windowMs = minutes * 60_000

export function createEnquiries({ db, clock, outbox, rates, contactTo }: Parts) {
  /** Throws while as many are stored as may be for now. Rows are the counter: there is none to go wrong. */
  async function assertRoom(trx: Database): Promise<void> {
    const now = clock().getTime()
    const oldestOfTooMany = await trx
      .selectFrom('enquiries')
      .select('created_at')
      .where('created_at', '>', new Date(now - windowMs).toISOString())
      // Those that lie ahead, because the clock was put back, would count for longer than the window.
      .where('created_at', '<=', new Date(now).toISOString())
      .orderBy('created_at', 'desc')
      .limit(1)
      .offset(max - 1)
      .executeTakeFirst()
    if (!oldestOfTooMany) return
    const waitMs = Date.parse(oldestOfTooMany.created_at) + windowMs - now
    throw tooOften(Math.max(1, Math.ceil(waitMs / 1000)))
  }

  async function store(trx: Database, enquiry: Omit<EnquiryInput, 'website'>): Promise<string> {
    await lockFor(trx, 'room for enquiries')
    await assertRoom(trx)
    const id = randomBytes(16).toString('base64url')
    await trx
      .insertInto('enquiries')
      .values({
        ...enquiry,
        id,
        created_at: clock().toISOString(),
        filter_text: filterText(enquiry),
      })
      .execute()
    await outbox.add(trx, noticeOf(enquiry, contactTo))
    return id
  }

  return {
    /**
     * Those whose name, e-mail and message contain all words of the query, newest first. In parts: a
     * flood may have left more than fit into memory.
     */
    async list({ limit, page, query = '' }: Part): Promise<{ items: Enquiry[]; total: number }> {
      const words = filterWords(query)
      if (words.length > 0) await updateFilterTexts(db)
      const matches = containsWords(db, sql<string>`filter_text`, words)
      const rows = await db
        .selectFrom('enquiries')
        .select(['id', 'name', 'email', 'message', 'created_at'])
        .where(matches)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await db
        .selectFrom('enquiries')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where(matches)
        .executeTakeFirstOrThrow()
      return { items: rows.map(enquiryJson), total }
    },

    /** Brings what the list is filtered by up to date; a filter does so as well. */
    updateFilterTexts: () => updateFilterTexts(db),

    /** Stores the message, with nothing about its sender but what they wrote, and notifies the office. */
    async receive({ website, ...enquiry }: EnquiryInput, { source, key }: Sender): Promise<void> {
      const submission = { scope: 'enquiry', key, content: enquiry }
      if (await wasDone(db, submission)) return
      await rates.consume('enquiriesPerSource', source)
      if (website) return
      await inTransaction(db, (trx) => once(trx, clock, submission, () => store(trx, enquiry)))
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
