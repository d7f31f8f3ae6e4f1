import type { FastifyBaseLogger } from 'fastify'
import { noReview, type Review, type ReviewKind, type ShownReview } from '../../shared/review.ts'
import type { SignatureInput } from '../../shared/review-input.ts'
import type { Clock } from '../core/clock.ts'
import type { SecurityLog } from '../core/security-log.ts'
import type { Database } from '../database/database.ts'
import { changeContent } from '../database/transaction.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type Holder, lockPerson, type Permit } from '../people/permit.ts'
import { createLinkedRemarks } from '../records/remarks/linked-remarks.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { reviewOf } from '../review-state/review-state.ts'
import { newestSignature } from '../review-state/signatures.ts'
import type { OfficeSettings } from '../database/office-address.ts'
import { createAsk } from './asking.ts'
import { carryOver } from './carry-over.ts'
import { watchOverdue } from './overdue.ts'
import { noteReview, signedBy } from './note-review.ts'
import { isQuestioned, questionedPages, showObjection } from './objections.ts'
import { listPages, listWork } from './page-list.ts'
import { pagesReviewedBy } from './pages-reviewed-by.ts'
import { createReminders } from './reminders.ts'
import { createReviewLinks } from './review-links.ts'
import { mayBeMailed, signerOf } from './reviewers.ts'
import { createSigner } from './signer.ts'
import { assertMaySign } from './signing-right.ts'
import { signaturesOf } from './signing.ts'
import { type Articles, createSubjects } from './subjects.ts'
import { createWaitingDoctors } from './waiting-doctors.ts'
import { createWithdrawal } from './withdrawal.ts'

export type Reviews = ReturnType<typeof createReviews>

type Parts = {
  db: Database
  clock: Clock
  outbox: Pick<Outbox, 'add' | 'wake'>
  blogs: Articles
  settings: OfficeSettings & { siteUrl: string }
  securityLog: SecurityLog
  log: Pick<FastifyBaseLogger, 'error'>
}

type Page = { kind: ReviewKind; id: string }
/** Who makes the call: their e-mail address, and a check of their right to make it. */
type Asker = { by: string; permit: Permit }

/** Clinical review of articles and conditions. */
export function createReviews(parts: Parts) {
  const { db, clock, outbox, blogs, settings, log } = parts
  const subjects = createSubjects(blogs)
  const signer = createSigner({ outbox, subjects, settings })

  async function of(kind: ReviewKind, id: string, trx = db): Promise<ShownReview> {
    const subject = await subjects.find(kind, id, trx)
    if (!subject) return { ...noReview, interests: '', isQuestioned: false }
    const signature = await newestSignature(trx, kind, subject)
    const { savedAt } = subject
    const today = academyDay(clock())
    return {
      ...reviewOf(signature, { hashes: subject, savedAt, today }),
      interests: signature?.interests ?? '',
      isQuestioned: await isQuestioned(trx, subject),
    }
  }

  return {
    /** Review links, for doctors without an account. */
    links: createReviewLinks({
      ...parts,
      subjects,
      signer,
      remarks: createLinkedRemarks(db, clock),
    }),

    /** Returns a page's review as readers see it; its state is `none` if there is no such page. */
    of: (kind: ReviewKind, id: string) => of(kind, id),

    /** Returns a check of which pages readers are told that a doctor asks for changes to. */
    questioned: () => questionedPages(db),

    /** Returns the pages that this doctor has reviewed, newest review first, at most `limits.doctorPage`. */
    by: (doctorId: string) => pagesReviewedBy(db, doctorId),

    list: (filter: Parameters<typeof listPages>[3] = {}) =>
      listPages(db, subjects, clock(), filter),

    /** Mails the reminders that are due and not yet sent. */
    remind: createReminders({
      db,
      clock,
      outbox,
      subjects,
      settings,
      list: () => listWork(db, subjects, clock()),
    }),

    /** Doctors who can't be asked until an owner confirms their profile. */
    waiting: createWaitingDoctors({ db, clock }),

    /** Upgrades signatures that cover words only; no signature ends by it. */
    carryOver: () => carryOver(db, subjects),

    /** A timer: start it with the server, and stop it. */
    overdue: watchOverdue({ db, clock, log }),

    /** Lists the signatures of an article or condition, a page at a time. Throws 404 if it does not exist. */
    async history({ kind, id, ...part }: Page & { limit: number; page: number }) {
      return signaturesOf(db, await subjects.get(db, kind, id), part)
    },

    /** Mails a doctor a link, in the name of the person who asks. Open requests for the page end. Throws 404 and 400. */
    ask: createAsk({ db, clock, outbox, subjects, settings }),

    /**
     * Deletes a request. Returns its page; undefined if there is no such request. Deleting an answered one needs
     * `permitClosing` as well.
     */
    cancel: (
      id: string,
      { by, permit, permitClosing }: Asker & { permitClosing: Permit },
    ): Promise<Page | undefined> =>
      changeContent(db, async (trx) => {
        await permit(trx)
        const row = await trx
          .deleteFrom('review_requests')
          .where('id', '=', id)
          .returning(['kind', 'subject_id', 'answer'])
          .executeTakeFirst()
        if (!row) return undefined
        if (row.answer !== '') await permitClosing(trx)
        const page = { kind: row.kind, id: row.subject_id }
        const fields = [row.answer === '' ? 'review request' : 'review objection']
        await noteReview(trx, page, { by, now: clock(), action: 'deleted', fields })
        return page
      }),

    /** Shows or hides the notice to readers that a doctor has asked for changes. Throws 404. */
    show: (id: string, isShown: boolean, { by, permit }: Asker): Promise<Page> =>
      changeContent(db, async (trx) => {
        await permit(trx)
        const now = clock()
        const page = await showObjection(trx, id, isShown ? now.toISOString() : null)
        const action = isShown ? 'created' : 'deleted'
        await noteReview(trx, page, { by, now, action, fields: ['notice to readers'] })
        return page
      }),

    /** Throws 403 if the person may not sign the page. It runs before validation, so fields may be missing. */
    async assertMaySign(person: Holder, page: Partial<Page>): Promise<void> {
      await assertMaySign(db, person, page)
      await signerOf(db, person)
    },

    /** Signs as the doctor whose profile is linked to the person. Throws 403, 404, 409 and 400. */
    async sign(
      page: Page & SignatureInput,
      { _id: personId }: Pick<Holder, '_id'>,
    ): Promise<{ _id: string; review: Review }> {
      const now = clock()
      const signed = await changeContent(db, async (trx) => {
        const person = await lockPerson(trx, personId)
        await assertMaySign(trx, person, page)
        const doctor = await signerOf(trx, person)
        const subject = await subjects.get(trx, page.kind, page.id)
        const mailTo = (await mayBeMailed(trx, doctor)) ? doctor.email : person.email
        const signature = { input: page, by: 'session', personId, mailTo } as const
        const _id = await signer.sign(trx, { subject, doctor, ...signature, now })
        await noteReview(trx, page, { by: person.email, now, ...signedBy(doctor) })
        const {
          interests: _interests,
          isQuestioned: _isQuestioned,
          ...review
        } = await of(page.kind, page.id, trx)
        return { _id, review }
      })
      signer.wake()
      return signed
    },

    /** Withdraws a signature; the previous one counts again. Throws 404 if there is no such signature. */
    withdraw: createWithdrawal({ db, clock, outbox, subjects, settings }),
  }
}
