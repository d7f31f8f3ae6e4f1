import type { BlogRepository } from '../blogs/blog-repository.ts'
import type { DoctorRepository } from '../doctors/doctor-repository.ts'
import { type CannedAnswers, createCannedAnswers } from '../enquiries/desk/canned-answers.ts'
import { createDesk, type Desk } from '../enquiries/desk/desk.ts'
import { createEnquiries, type Enquiries } from '../enquiries/enquiries.ts'
import { notInMailbox, type ReadFile } from '../enquiries/incoming/kept-files.ts'
import { createMailIntake } from '../enquiries/incoming/take-mail.ts'
import { pageFinder } from './find-page.ts'
import { takeNewsletterReport } from '../newsletter/bounces.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { ServiceStates } from '../monitoring/service-states.ts'
import type { SharedParts } from './shared-parts.ts'

/** The services for enquiries. */
export type DeskParts = {
  enquiries: Enquiries
  desk: Desk
  cannedAnswers: CannedAnswers
  readFile: ReadFile
}

type Parts = SharedParts & {
  outbox: Outbox
  serviceStates: ServiceStates
  blogs: BlogRepository
  doctors: DoctorRepository
}

/** The caller starts and stops `mailbox`, which is undefined unless the settings name one. */
export async function createDeskParts(parts: Parts) {
  const { settings, db, clock, log, outbox, rates, serviceStates, blogs, doctors } = parts
  const { imapUrl: url } = settings
  const deskParts: DeskParts = {
    enquiries: createEnquiries({
      db,
      clock,
      outbox,
      rates,
      settings,
      findPage: pageFinder(blogs, doctors),
    }),
    desk: createDesk({ db, clock, rates, outbox, settings }),
    cannedAnswers: createCannedAnswers(db, clock),
    readFile: url
      ? (await import('../enquiries/incoming/read-file.ts')).createFileReader(db, url)
      : () => Promise.reject(notInMailbox()),
  }
  const intake = createMailIntake(db, clock, settings, {
    wake: outbox.wake,
    takeOther: (trx, report) => takeNewsletterReport(trx, clock, report),
  })
  const mailbox = url
    ? (await import('../enquiries/incoming/mailbox.ts')).createMailbox({
        db,
        clock,
        log,
        intake,
        url,
        report: serviceStates.mailbox.report,
      })
    : undefined
  return { deskParts, mailbox }
}
