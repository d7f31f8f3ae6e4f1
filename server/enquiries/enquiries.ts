import { randomBytes } from 'node:crypto'
import type { AppointmentWish, Enquiry, EnquiryAbout, EnquiryInput } from '../../shared/enquiry.ts'
import type { Clock } from '../core/clock.ts'
import { skipAudit } from '../database/audit-trail.ts'
import { readPolicyVersion } from '../database/policy-version.ts'
import type { Database } from '../database/database.ts'
import { once, wasDone } from '../database/idempotency.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type RateLimits, tooOften } from '../limits/rate-limits.ts'
import { urgentWords } from '../../shared/enquiry-rules.ts'
import { dangerIn, findDanger } from './danger.ts'
import { filterText, updateFilterTexts } from './enquiry-filter.ts'
import { enquiryJson } from './enquiry-json.ts'
import { pageOfIds } from './enquiry-page.ts'
import { noticeOf, type NoticeSettings } from './notice.ts'
import { waitForRoom } from './room.ts'
import { messageKey, spamReasonOf } from './spam.ts'

export type Enquiries = ReturnType<typeof createEnquiries>

/** The network that a message comes from, and the client's idempotency key. */
export type Sender = { source: string; key?: string | undefined }

type Part = { limit: number; page: number; query?: string | undefined }

type Parts = {
  db: Database
  clock: Clock
  outbox: Outbox
  rates: RateLimits
  settings: NoticeSettings
  /** The public page at a path. */
  findPage: (path: string) => Promise<EnquiryAbout | undefined>
}

const isFilledIn = ({ telephone, days, first }: AppointmentWish) =>
  telephone !== '' || days !== '' || first !== null

export function createEnquiries({ db, clock, outbox, rates, settings, findPage }: Parts) {
  /**
   * Returns the id. Spam triggers no notice, and a flood of it is dropped silently, so its sender
   * learns nothing.
   */
  async function store(
    trx: Database,
    input: EnquiryInput,
    about: EnquiryAbout | undefined,
  ): Promise<string> {
    const { website: _website, about: _path, wish, ...enquiry } = input
    await lockFor(trx, 'room for enquiries')
    const now = clock()
    const spamReason = await spamReasonOf(trx, input, now)
    const danger = findDanger(urgentWords(input))
    const isUrgent = danger.length > 0
    // No rule may silence what may be urgent; only its reason is kept.
    const isSpam = spamReason !== null && !isUrgent
    const id = randomBytes(16).toString('base64url')
    const waitSeconds = await waitForRoom(trx, now, isSpam)
    if (waitSeconds !== undefined) {
      if (isSpam) return id
      throw tooOften(waitSeconds)
    }
    const created_at = now.toISOString()
    await trx
      .insertInto('enquiries')
      .values({
        ...enquiry,
        id,
        consent: await readPolicyVersion(trx),
        created_at,
        last_at: created_at,
        updated_at: created_at,
        waiting_since: created_at,
        filter_text: filterText(enquiry),
        message_key: messageKey(enquiry.message),
        about: about ? JSON.stringify(about) : null,
        wish: wish && isFilledIn(wish) ? JSON.stringify(wish) : null,
        ...dangerIn(danger, created_at),
        spam_reason: spamReason,
        ...(isSpam && { state: 'spam', spam_at: created_at }),
      })
      .execute()
    if (!isSpam)
      await outbox.add(trx, await noticeOf(trx, { id, ...enquiry, wish, isUrgent }, settings))
    return id
  }

  return {
    /**
     * Lists enquiries whose name, e-mail, message and mails contain all words of the query, newest
     * first, without spam. Paged, because a flood may have left more than fits into memory.
     */
    async list(part: Part): Promise<{ items: Enquiry[]; total: number }> {
      const { ids, total } = await pageOfIds(db, {
        ...part,
        where: (eb) => eb('state', '!=', 'spam'),
        order: 'created',
      })
      if (ids.length === 0) return { items: [], total }
      const rows = await db
        .selectFrom('enquiries')
        .select(['id', 'name', 'email', 'message', 'created_at'])
        .where('id', 'in', ids)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return { items: rows.map(enquiryJson), total }
    },

    /** Whether words of danger stand in what somebody sends. */
    isUrgent: (input: Pick<EnquiryInput, 'message' | 'wish'>): boolean =>
      findDanger(urgentWords(input)).length > 0,

    /** The public page at a path, for a message about it. */
    findPage,

    /** Updates the filter texts; filtering a list does so as well. */
    updateFilterTexts: () => updateFilterTexts(db),

    /**
     * Stores the message, with nothing about its sender beyond what they wrote, and notifies the office
     * unless it is spam.
     */
    async receive(input: EnquiryInput, { source, key }: Sender): Promise<void> {
      const { website: _, ...content } = input
      const submission = { scope: 'enquiry', key, content }
      if (await wasDone(db, submission)) return
      await rates.consume('enquiriesPerSource', source)
      const about = input.about === undefined ? undefined : await findPage(input.about)
      await inTransaction(db, (trx) => {
        skipAudit(trx, ['enquiries'], 'a patient wrote it')
        return once(trx, clock, submission, () => store(trx, input, about))
      })
      outbox.wake()
    },
  }
}
