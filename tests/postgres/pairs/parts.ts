import type { FastifyBaseLogger } from 'fastify'
import { createSessions } from '../../../server/auth/sessions.ts'
import { createWords } from '../../../server/words/words.ts'
import { createBlogs } from '../../../server/blogs/blogs.ts'
import { createTags } from '../../../server/blogs/tags.ts'
import { systemClock as clock } from '../../../server/core/clock.ts'
import type { Database } from '../../../server/database/database.ts'
import { createDoctorRepository } from '../../../server/doctors/doctor-repository.ts'
import { createDraftVersions } from '../../../server/records/drafts/draft-versions.ts'
import { createDrafts } from '../../../server/records/drafts/drafts.ts'
import { publishIfDue } from '../../../server/records/schedule/publish-due.ts'
import { createSchedule } from '../../../server/records/schedule/schedule.ts'
import { createCannedAnswers } from '../../../server/enquiries/desk/canned-answers.ts'
import { createDesk } from '../../../server/enquiries/desk/desk.ts'
import { createEnquiries } from '../../../server/enquiries/enquiries.ts'
import { createMailIntake } from '../../../server/enquiries/incoming/take-mail.ts'
import type { ImageStore } from '../../../server/images/image-store.ts'
import { createImages } from '../../../server/images/images.ts'
import { createMailQueue } from '../../../server/mail/mail-queue.ts'
import { createPasskeys } from '../../../server/passkeys/passkeys.ts'
import { createAccounts } from '../../../server/people/accounts.ts'
import { createPeople } from '../../../server/people/people.ts'
import { permit } from '../../../server/people/permit.ts'
import { type Person, personFrom } from '../../../server/people/person.ts'
import { createReviews } from '../../../server/reviews/reviews.ts'

export type Parts = ReturnType<typeof partsOn>

const siteUrl = 'http://localhost:3000'
const nothing = () => undefined
const silent = { info: nothing, warn: nothing, error: nothing } as unknown as FastifyBaseLogger

/** An owner, who may do everything. */
export const owner: Person = personFrom({
  ...{ id: 'the-owner', email: 'owner@example.org', name: 'The Owner', role: 'owner' },
  ...{ doctor_id: null, passkey_only: 0 },
})
export const asker = { by: owner.email, permit: permit(owner, 'articles.bulk') }
export const writer = { email: owner.email, permit: permit(owner, 'articles.write') }

/** The domains of a site on this database, as two instances have them: they share the pictures' files. */
export function partsOn(db: Database, files: Map<string, Buffer>) {
  const store = storeIn(files)
  const securityLog = { note: nothing }
  const outbox = { ...createMailQueue(db, silent, clock), wake: nothing } as never
  const rates = { consume: () => Promise.resolve() } as never
  const blogs = createBlogs(db, clock)
  const doctors = createDoctorRepository(db, clock)
  const words = createWords(db, clock)
  const publishers = { blog: blogs, doctor: doctors, words: words.publisher }
  const settings = { siteUrl, contactTo: 'office@example.org', replyTo: 'office@example.org' }
  const accounts = createAccounts(db, clock, { adminEmails: [owner.email], ...settings })
  return {
    ...{ db, blogs, doctors, store },
    tags: createTags(db, clock),
    drafts: createDrafts(db, clock, () => Promise.resolve()),
    versions: createDraftVersions(db, clock),
    schedule: createSchedule(db, clock, publishers),
    publishIfDue: (draft: number) =>
      publishIfDue({ db, clock, publishers, outbox, settings }, draft),
    images: createImages({
      ...{ db, clock, log: silent, securityLog, rates, siteUrl, store },
      renderer: {} as never,
    }),
    sessions: createSessions(db, clock, accounts),
    people: createPeople({ db, clock, accounts, outbox, settings }),
    passkeys: createPasskeys({ db, clock, challenges: {} as never, site: {} as never }),
    desk: createDesk({ db, clock, rates, outbox, settings }),
    enquiries: createEnquiries({
      db,
      clock,
      rates,
      outbox,
      settings: {} as never,
      findPage: () => Promise.resolve(undefined),
    }),
    intake: createMailIntake(db, clock, settings),
    cannedAnswers: createCannedAnswers(db, clock),
    reviews: createReviews({ db, clock, outbox, blogs, settings, securityLog, log: silent }),
  }
}

function storeIn(files: Map<string, Buffer>): ImageStore {
  return {
    bucketAddress: undefined,
    read: (file) => Promise.resolve(files.get(file)),
    open: () => Promise.resolve(undefined),
    size: (file) => Promise.resolve(files.get(file)?.length),
    write: (written) =>
      Promise.resolve(written.forEach(({ file, bytes }) => files.set(file, bytes))),
    remove: (removed) => Promise.resolve(removed.forEach((file) => files.delete(file))),
    signedAddress: () => Promise.resolve(undefined),
  }
}
