import type { RuleBreach } from '../../shared/first-issue.ts'
import { sectionField } from '../../shared/review.ts'
import type { SignatureInput } from '../../shared/review-input.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { SecurityLog } from '../core/security-log.ts'
import type { Database } from '../database/database.ts'
import { changeContent, inTransaction } from '../database/transaction.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createCompareTexts } from './compare-aside.ts'
import { confirmationOf } from '../people/confirmations.ts'
import { type OfficeSettings, officeAddress } from '../database/office-address.ts'
import type { LinkedRemarks } from '../records/remarks/linked-remarks.ts'
import { type LinkForm, linkAnswer, type LinkRemark } from './link-form.ts'
import { noteReview, signedBy } from './note-review.ts'
import { object } from './objections.ts'
import { type LinkedReview, linkedReview } from './linked-review.ts'
import { markSection, type SeenSection } from './read-sections.ts'
import { lockRequest, openRequest } from './requests.ts'
import { commentMail } from './review-mails.ts'
import { reviewerNumbered } from './reviewers.ts'
import type { Signer } from './signer.ts'
import { draftKeyOf, type Subjects } from './subjects.ts'

const sectionChanged = 'This section has changed in the meantime. Please read it again.'

type Answer =
  | { done: 'signed' | 'changes' | 'marked' | 'remarked' }
  | { status: 400 | 409; breach: RuleBreach }
  /** The link does not work. */
  | undefined

type Parts = {
  db: Database
  clock: Clock
  subjects: Subjects
  signer: Signer
  remarks: LinkedRemarks
  outbox: Pick<Outbox, 'add' | 'wake'>
  settings: OfficeSettings & { siteUrl: string }
  securityLog: SecurityLog
}

/** Review links: a doctor reads and signs a page without an account. */
export function createReviewLinks(parts: Parts) {
  const { db, clock, subjects, signer, remarks, outbox, settings, securityLog } = parts
  const compareTexts = createCompareTexts()

  /** Resolves a link; undefined if it does not work. */
  async function find(trx: Database, token: string) {
    const request = await openRequest(trx, token, clock())
    if (!request) return undefined
    const subject = await subjects.find(request.kind, request.subject_id, trx)
    const doctor = await reviewerNumbered(trx, request.doctor_number)
    // Links sent to an address stop working while an owner has yet to confirm it.
    if (!subject || !doctor || !(await confirmationOf(trx, doctor.number)).address) return undefined
    return { request, subject, doctor }
  }

  async function askForChanges(token: string, comment: string): Promise<Answer> {
    const answered = await changeContent(db, async (trx) => {
      await lockRequest(trx, token)
      const found = await find(trx, token)
      if (!found) return undefined
      const at = clock().toISOString()
      await object(trx, found.subject, found.request, { comment, at })
      const act = {
        by: found.request.email,
        now: clock(),
        action: 'changed' as const,
        fields: ['review request'],
      }
      await noteReview(trx, found.subject, act)
      const { siteUrl } = settings
      const contactTo = await officeAddress(trx, settings)
      await outbox.add(trx, commentMail({ ...found, comment, siteUrl, contactTo }))
      return found
    })
    if (!answered) return undefined
    outbox.wake()
    const { kind, id } = answered.subject
    securityLog.note('review answered', { email: answered.request.email }, { kind, id })
    return { done: 'changes' }
  }

  async function mark(token: string, section: SeenSection & { isRead: boolean }): Promise<Answer> {
    return inTransaction(db, async (trx) => {
      await lockRequest(trx, token)
      const found = await find(trx, token)
      if (!found) return undefined
      const { request, subject } = found
      const { text } = await subjects.read(trx, subject.kind, subject.id)
      if (await markSection(trx, request.id, text, section)) return { done: 'marked' }
      return { status: 409, breach: { message: sectionChanged, field: sectionField(section.id) } }
    })
  }

  async function remark(token: string, { quote, ...words }: LinkRemark): Promise<Answer> {
    return inTransaction(db, async (trx) => {
      await lockRequest(trx, token)
      const found = await find(trx, token)
      if (!found || found.subject.kind !== 'article') return undefined
      const { request, subject, doctor } = found
      const author = { number: doctor.number, name: doctor.name, email: request.email }
      await remarks.add(trx, draftKeyOf(subject), { quote, ...words }, author)
      return { done: 'remarked' as const }
    })
  }

  async function sign(token: string, input: SignatureInput): Promise<Answer> {
    const signed = await changeContent(db, async (trx) => {
      await lockRequest(trx, token)
      const found = await find(trx, token)
      if (!found) return undefined
      const { request, subject, doctor } = found
      const now = clock()
      const signature = { input, by: 'link', personId: null, mailTo: doctor.email } as const
      await signer.sign(trx, { subject, doctor, ...signature, now })
      await noteReview(trx, subject, { by: request.email, now, ...signedBy(doctor) })
      return found
    })
    if (!signed) return undefined
    signer.wake()
    const { kind, id } = signed.subject
    securityLog.note('review signed', { email: signed.request.email }, { kind, id })
    return { done: 'signed' }
  }

  return {
    /** Returns undefined if the link does not work. Opening a link changes nothing. */
    async open(token: string): Promise<LinkedReview | undefined> {
      const found = await find(db, token)
      return found && linkedReview({ db, subjects, remarks, compareTexts }, found)
    },

    /** Signs or asks for changes, which ends the link; or marks a section or remarks on a passage, which does not. */
    async answer(token: string, form: LinkForm): Promise<Answer> {
      const answer = linkAnswer(form)
      if ('breach' in answer) return { status: 400, ...answer }
      if ('mark' in answer) return mark(token, answer.mark)
      if ('remark' in answer) return remark(token, answer.remark).catch(refusal)
      if ('comment' in answer) return askForChanges(token, answer.comment)
      return sign(token, answer.signature).catch(refusal)
    },
  }
}

function refusal(error: unknown): Answer {
  if (!(error instanceof HttpError)) throw error
  const { status, message, field } = error
  if (status === 404) return undefined
  if (status === 400 || status === 409)
    return { status, breach: { message, ...(field && { field }) } }
  throw error
}
