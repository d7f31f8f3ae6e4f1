import type { FastifyBaseLogger } from 'fastify'
import {
  noReview,
  type PendingReview,
  type Review,
  type ReviewKind,
  type ShownReview,
  type SignatureInput,
} from '../../shared/review.ts'
import type { Clock } from '../core/clock.ts'
import type { SecurityLog } from '../core/security-log.ts'
import type { Database } from '../database/database.ts'
import { changeContent } from '../database/transaction.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type Holder, lockPerson, type Permit } from '../people/permit.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { reviewOf } from '../review-state/review-state.ts'
import { newestSignature } from '../review-state/signatures.ts'
import { watchOverdue } from './overdue.ts'
import { noteReview, signedBy } from './note-review.ts'
import { isQuestioned, questionedPages, showObjection } from './objections.ts'
import { listPages } from './page-list.ts'
import { pagesReviewedBy } from './pages-reviewed-by.ts'
import { createReminders } from './reminders.ts'
import { addRequest, endRequests } from './requests.ts'
import { createReviewLinks } from './review-links.ts'
import { requestMail } from './review-mails.ts'
import { mayBeMailed, reviewerToAsk, signerOf } from './reviewers.ts'
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
  settings: { siteUrl: string; contactTo: string }
  securityLog: SecurityLog
  log: Pick<FastifyBaseLogger, 'error'>
}

type Page = { kind: ReviewKind; id: string }
/** Who asks for a change, and whether they may. */
type Asker = { by: string; permit: Permit }

/** Clinical review of articles and conditions. Addresses of admins and doctors are e-mail addresses. */
export function createReviews(parts: Parts) {
  const { db, clock, outbox, blogs, settings, log } = parts
  const { siteUrl, contactTo } = settings
  const subjects = createSubjects(blogs)
  const signer = createSigner({ outbox, subjects, settings })

  async function of(kind: ReviewKind, id: string, trx = db): Promise<ShownReview> {
    const subject = await subjects.find(kind, id, trx)
    if (!subject) return { ...noReview, interests: '', isQuestioned: false }
    const signature = await newestSignature(trx, kind, subject)
    const { hash: contentHash, savedAt } = subject
    const today = academyDay(clock())
    return {
      ...reviewOf(signature, { contentHash, savedAt, today }),
      interests: signature?.interests ?? '',
      isQuestioned: await isQuestioned(trx, subject),
    }
  }

  const list = (filter: Parameters<typeof listPages>[3] = {}) =>
    listPages(db, subjects, clock(), filter)

  return {
    /** What doctors see and do who have a link. */
    links: createReviewLinks({ ...parts, subjects, signer }),

    /** What readers are told of the review of a page; `none` where there is no such page. */
    of: (kind: ReviewKind, id: string) => of(kind, id),

    /** All pages of which an owner has readers told that a doctor asks for changes. */
    questioned: () => questionedPages(db),

    /** The pages whose review by this doctor counts, the newest review first, `limits.doctorPage` at most. */
    by: (doctorId: string) => pagesReviewedBy(db, doctorId),

    list,

    /** Mails what is due, of which nobody has been told. */
    remind: createReminders({ db, clock, outbox, subjects, list, settings }),

    /** Doctors whom nobody can ask until an owner confirms their profile. */
    waiting: createWaitingDoctors({ db, clock }),

    /** Has to be started and stopped. */
    overdue: watchOverdue({ db, clock, log }),

    /** One page of all signatures of an article or condition. Throws 404 where there is no such page. */
    async history({ kind, id, ...part }: Page & { limit: number; page: number }) {
      return signaturesOf(db, await subjects.get(db, kind, id), part)
    },

    /** Mails a link to a doctor; an open one for this page ends. Throws 404 and 400. */
    async ask(asked: Page & { doctor_id: string; note: string }, { by, permit }: Asker) {
      const now = clock()
      const pending = await changeContent(db, async (trx): Promise<PendingReview> => {
        await permit(trx)
        const subject = await subjects.get(trx, asked.kind, asked.id)
        const doctor = await reviewerToAsk(trx, asked.doctor_id, subject)
        await endRequests(trx, subject)
        const { note } = asked
        const { pending, token } = await addRequest(trx, { subject, doctor, note, by, now })
        const { name, email: to } = doctor
        const link = `${siteUrl}/review/${token}`
        const { title } = subject
        await outbox.add(trx, requestMail({ to, name, title, note, link, now, contactTo }))
        await noteReview(trx, asked, { by, now, action: 'sent', fields: ['review request'] })
        return pending
      })
      outbox.wake()
      return pending
    },

    /**
     * Returns the page that was asked about; undefined where there is no such request. One that was answered needs
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

    /** Tells readers that a doctor asks for changes, or tells them no more. Throws 404. */
    show: (id: string, isShown: boolean, { by, permit }: Asker): Promise<Page> =>
      changeContent(db, async (trx) => {
        await permit(trx)
        const now = clock()
        const page = await showObjection(trx, id, isShown ? now.toISOString() : null)
        const action = isShown ? 'created' : 'deleted'
        await noteReview(trx, page, { by, now, action, fields: ['notice to readers'] })
        return page
      }),

    /** Throws 403 for who could not sign the page, of which much may be missing, whatever else is wrong. */
    async assertMaySign(person: Holder, page: Partial<Page>): Promise<void> {
      await assertMaySign(db, person, page)
      await signerOf(db, person)
    },

    /** Signs for the doctor whose profile is the person's. Throws 403, 404, 409 and 400. */
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

    /** Takes a signature back; the one before counts again. Throws 404 where there is none. */
    withdraw: createWithdrawal({ db, clock, outbox, subjects, contactTo }),
  }
}
