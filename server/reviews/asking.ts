import type { PendingReview, ReviewKind } from '../../shared/review.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { changeContent } from '../database/transaction.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Permit } from '../people/permit.ts'
import { type OfficeSettings, officeAddress } from '../database/office-address.ts'
import { noteReview } from './note-review.ts'
import { reviewTime } from './reading-time.ts'
import { addRequest, endRequests } from './requests.ts'
import { requestMail } from './review-mails.ts'
import { reviewerToAsk } from './reviewers.ts'
import type { Subjects } from './subjects.ts'

type Parts = {
  db: Database
  clock: Clock
  outbox: Pick<Outbox, 'add' | 'wake'>
  subjects: Subjects
  settings: OfficeSettings & { siteUrl: string }
}

type Asked = { kind: ReviewKind; id: string; doctor_id: string; note: string }
/** Who asks: e-mail address, name, and a check of the right to ask. */
type Asker = { by: string; name: string; permit: Permit }

/** Asks doctors for reviews by e-mail. */
export function createAsk({ db, clock, outbox, subjects, settings }: Parts) {
  return async (asked: Asked, { by, name: asker, permit }: Asker): Promise<PendingReview> => {
    const now = clock()
    const pending = await changeContent(db, async (trx) => {
      await permit(trx)
      const subject = await subjects.get(trx, asked.kind, asked.id)
      const doctor = await reviewerToAsk(trx, asked.doctor_id, subject)
      await endRequests(trx, subject)
      const { note } = asked
      const { pending, token } = await addRequest(trx, { subject, doctor, note, by, now })
      const { siteUrl } = settings
      const contactTo = await officeAddress(trx, settings)
      const link = `${siteUrl}/review/${token}`
      const { title } = subject
      const time = reviewTime((await subjects.read(trx, asked.kind, asked.id)).text)
      const mail = requestMail({
        ...{ doctor, title, note, asker, time, link, now },
        ...{ siteUrl, contactTo },
      })
      await outbox.add(trx, mail)
      await noteReview(trx, asked, { by, now, action: 'sent', fields: ['review request'] })
      return pending
    })
    outbox.wake()
    return pending
  }
}
