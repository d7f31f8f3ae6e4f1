import { daysAfter } from '../../shared/calendar-day.ts'
import { theSite } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { changeContent, inTransaction } from '../database/transaction.ts'
import type { ClockCheck } from '../jobs/clock-check.ts'
import type { Outbox } from '../mail/outbox.ts'
import { academyDay } from '../review-state/academy-day.ts'
import type { LiveSignature } from '../review-state/signatures.ts'
import { type OfficeSettings, officeAddress } from '../database/office-address.ts'
import { noteReview } from './note-review.ts'
import { newestByPage, type PageWork } from './page-list.ts'
import { reviewTime } from './reading-time.ts'
import { addRequest, endRequests } from './requests.ts'
import { officeMail } from './office-mail.ts'
import { dueMail } from './review-mails.ts'
import { mayBeMailed, mayReview, reviewerNumbered } from './reviewers.ts'
import type { ReviewSubject, Subjects } from './subjects.ts'
import { waitingReviewers } from './waiting-doctors.ts'

type Parts = {
  db: Database
  clock: Clock
  outbox: Pick<Outbox, 'add' | 'wake'>
  subjects: Subjects
  /** Every page that may be signed; those that need work come first. */
  list: () => Promise<PageWork[]>
  settings: OfficeSettings & { siteUrl: string }
}

const soonDays = 30
const officeDays = 7
const officeFact = 'review-list-sent'

/** Pages to be reviewed, and the names of reviewers whose profiles wait for an owner. */
type OfficeWork = { pages: readonly PageWork[]; waiting: readonly string[] }
const nothing: OfficeWork = { pages: [], waiting: [] }

type Due = { subject: ReviewSubject; signature: LiveSignature; what: 'soon' | 'due' }

/**
 * Mails reminders: to each doctor before a review is due and on the day, each once, and a list to the office
 * at most once a week. Rows in the database ensure that only one instance sends each mail.
 */
export function createReminders({ db, clock, outbox, subjects, list, settings }: Parts) {
  const { siteUrl } = settings

  /** Reviews that are due, or soon due, and whose doctors have not been reminded yet. */
  async function dueReminders(today: string): Promise<Due[]> {
    const newest = await newestByPage(db)
    const sent = await db.selectFrom('review_reminders').selectAll().execute()
    return (await subjects.all()).flatMap((subject) => {
      const signature = newest(subject)
      if (!signature || today < daysAfter(signature.due_on, -soonDays)) return []
      const what = today < signature.due_on ? 'soon' : 'due'
      const isSent = sent.some((row) => row.review_number === signature.number && row.what === what)
      return isSent || signature.doctor_number === null ? [] : [{ subject, signature, what }]
    })
  }

  async function remindDoctor({ subject, signature, what }: Due): Promise<void> {
    const now = clock()
    await changeContent(db, async (trx) => {
      const doctor = await reviewerNumbered(trx, signature.doctor_number!)
      if (!doctor || !(await mayBeMailed(trx, doctor))) return
      if (!(await mayReview(trx, doctor, subject))) return
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('review_reminders')
        .values({ review_number: signature.number, what, sent_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) return
      await endRequests(trx, subject, doctor.number)
      const { token } = await addRequest(trx, { subject, doctor, note: '', by: '', now })
      const link = `${siteUrl}/review/${token}`
      const time = reviewTime((await subjects.read(trx, subject.kind, subject.id)).text)
      const contactTo = await officeAddress(trx, settings)
      const asked = { doctor, title: subject.title, time, link, now, siteUrl, contactTo }
      const { due_on: dueOn, signed_at: signedAt } = signature
      await outbox.add(trx, dueMail({ ...asked, dueOn, signedAt }))
      const act = { by: theSite, action: 'sent', fields: ['review request'] } as const
      await noteReview(trx, subject, { ...act, now })
    })
  }

  /** What the office should do; nothing if it was mailed within a week, or if there are only pages that were never reviewed. */
  async function forOffice(today: string, lastSent: string): Promise<OfficeWork> {
    const sent = await db
      .selectFrom('site_facts')
      .select('value')
      .where('name', '=', officeFact)
      .executeTakeFirst()
    if (sent && sent.value > lastSent) return nothing
    const soon = daysAfter(today, soonDays)
    const pages = await list()
    const isWork = ({ comments, review: { state, dueOn } }: PageWork) =>
      comments.length > 0 || state === 'changed' || (dueOn !== null && dueOn <= soon)
    const waiting = await waitingReviewers(db)
    if (!pages.some(isWork) && waiting.length === 0) return nothing
    return {
      pages: pages.filter((page) => isWork(page) || page.review.state === 'none'),
      waiting,
    }
  }

  async function mailOffice(work: OfficeWork, lastSent: string): Promise<void> {
    const value = clock().toISOString()
    await inTransaction(db, async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('site_facts')
        .values({ name: officeFact, value })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ value }).where('site_facts.value', '<=', lastSent),
        )
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) return
      const to = await officeAddress(trx, settings)
      await outbox.add(trx, officeMail({ to, ...work, siteUrl }))
    })
  }

  /** Sends what is due. Throws `PutOff` if anything is due but the clock may be wrong. */
  return async function remind(clockCheck: Pick<ClockCheck, 'assertTrusted'>): Promise<void> {
    const now = clock()
    const today = academyDay(now)
    const lastSent = new Date(now.getTime() - officeDays * 86_400_000).toISOString()
    const due = await dueReminders(today)
    const work = await forOffice(today, lastSent)
    if (due.length === 0 && work === nothing) return
    await clockCheck.assertTrusted()
    for (const reminder of due) await remindDoctor(reminder)
    if (work !== nothing) await mailOffice(work, lastSent)
    outbox.wake()
  }
}
