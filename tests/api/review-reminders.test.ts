import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mail/mail-server.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { giveProfile, reviewCalls } from '../support/requests/review-calls.ts'
import { day, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { freshStore, type TestStore } from '../support/stores/fresh-database.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const office = 'office@example.org'
const email = 'rita@example.org'

let store: TestStore
let time: ReturnType<typeof movableClock>
let mail: MailServer
let site: TestSite
let blog: Blog

const start = () =>
  startTestSite(
    {
      ...{ dataDir: store.dataDir, sampleContent: false, smtpUrl: mail.url, contactTo: office },
      adminEmails: ['admin@example.org', email],
    },
    { clock: time.clock },
  )

beforeEach(async () => {
  store = await freshStore()
  time = movableClock()
  mail = await startMailServer()
})
afterEach(async () => {
  await site.stop()
  await mail.stop()
  await store.remove()
})

/** Creates an article that a doctor signs for a year. */
async function signArticle(): Promise<void> {
  site = await start()
  const calls = adminCalls(site, await adminToken(site.dataDir, email, time.clock))
  const author = await calls.makeDoctor({ name: 'Dr. Ada Author' })
  const { _id } = await calls.makeDoctor({ name: 'Dr. Rita Reviewer', email })
  await giveProfile(calls, email, _id)
  blog = await calls.makeBlog(goodBlog(author._id))
  const signed = await reviewCalls(calls).sign({ kind: 'article', id: blog._id })
  expect(signed.status).toBe(201)
}

async function restartAfter(days: number): Promise<void> {
  await site.stop()
  time.move(days * day)
  site = await start()
}

const isReminder = ({ subject = '' }: ReceivedMail) => subject.startsWith('Review due: ')
const isList = ({ subject = '' }: ReceivedMail) => subject === 'Pages to be reviewed'
/** Counts a mail only once if it was sent twice because its sending could not be recorded. */
const count = (mails: ReceivedMail[]) => new Set(mails.map(({ messageId }) => messageId)).size
const counts = () => [
  count(mail.to(email).filter(isReminder)),
  count(mail.to(office).filter(isList)),
]

it('reminds the doctor before and on the day, and the office weekly, once over all instances', async () => {
  // The site trusts only a clock near the present, so the review starts in the past.
  time.move(-340 * day)
  await signArticle()
  await restartAfter(334)
  await site.stop()
  time.move(2 * day)
  const both = await Promise.all([start(), start()])
  site = both[0]
  const reminder = await mail.mailTo(email, 1, isReminder)
  expect(reminder.subject).toBe(`Review due: ${blog.title}`)
  const list = await mail.mailTo(office, 1, isList)
  expect(list.text).toContain(`${blog.title}:\nhttp://localhost:0/articles/${blog._id}`)
  const [, path = ''] = /(\/review\/[\w-]{43})$/m.exec(reminder.text ?? '') ?? []
  expect((await site.fetch(path)).status).toBe(200)
  await both[1].stop()
  await restartAfter(3)
  await restartAfter(27)
  await expect.poll(counts).toEqual([2, 2])
  await restartAfter(1)
  await restartAfter(0)
  expect(counts()).toEqual([2, 2])
})

it('keeps what the doctor has asked to be changed when it reminds them', async () => {
  time.move(-340 * day)
  await signArticle()
  const comment = 'The dose in paragraph 3 is wrong by a factor of ten.'
  const calls = adminCalls(site, await adminToken(site.dataDir, email, time.clock))
  const all = (await (await calls.get('/authors')).json()) as Doctor[]
  const doctor_id = all.find((doctor) => doctor.email === email)?._id
  const page = { kind: 'article', id: blog._id } as const
  expect((await reviewCalls(calls).ask({ ...page, doctor_id })).status).toBe(201)
  const { text = '' } = await mail.mailTo(email, 1, ({ subject = '' }) =>
    subject.startsWith('Please'),
  )
  const [path = ''] = /\/review\/[\w-]{43}/.exec(text) ?? []
  const answered = await site.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body: new URLSearchParams({ decision: 'changes', comment }).toString(),
  })
  expect(answered.status).toBe(200)
  await restartAfter(336)
  await mail.mailTo(email, 1, isReminder)
  const list = await mail.mailTo(office, 1, isList)
  expect(list.text).toMatch(
    new RegExp(`^These pages.*\\n\\nA doctor asks for changes: ${blog.title}:[^]*Never reviewed: `),
  )
  const later = adminCalls(site, await adminToken(site.dataDir, email, time.clock))
  expect(await reviewCalls(later).page(page)).toMatchObject({
    ...{ pending: { answer: '' }, comments: [{ comment }] },
  })
})

onSqlite.it('reminds nobody by a clock that jumps years ahead', async () => {
  await signArticle()
  await restartAfter(3650)
  await restartAfter(-3650)
  await restartAfter(0)
  expect(counts()).toEqual([0, 0])
})

onSqlite.it('says on pages that were kept that a review is overdue, from midnight on', async () => {
  await signArticle()
  const page = async () => (await site.fetch(`/articles/${blog._id}`)).text()
  expect(await page()).not.toContain('review overdue')
  time.move(367 * day)
  await expect.poll(page).toContain('review overdue')
  // A page made just before that is noted may already say so.
  const calls = adminCalls(site, await adminToken(site.dataDir, email, time.clock))
  await expect.poll(async () => (await calls.get('/warnings')).text()).toContain('reviews-due')
  time.move(-10 * day)
  await expect.poll(page).not.toContain('review overdue')
})
