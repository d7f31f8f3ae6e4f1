import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Dashboard } from '../../shared/dashboard.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { PendingReview, ReviewKind } from '../../shared/review.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { linkedReviews } from '../support/requests/linked-reviews.ts'
import { reviewCalls } from '../support/requests/review-calls.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const { clock, move } = movableClock()
const condition = { kind: 'condition', id: 'gum' } as const
const guide = { kind: 'guide', id: 'headache' } as const

let site: TestSite
let mail: MailServer
let calls: ReturnType<typeof adminCalls>
let reviews: ReturnType<typeof reviewCalls>
let links: ReturnType<typeof linkedReviews>
let author: Doctor
let blog: Blog
let doctor: Doctor
let doctors = 0

beforeAll(async () => {
  mail = await startMailServer()
  site = await startTestSite({ sampleContent: false, smtpUrl: mail.url }, { clock })
  calls = adminCalls(site, await adminToken(site.dataDir, 'admin@example.org', clock))
  reviews = reviewCalls(calls)
  links = linkedReviews({ site, mail, reviews })
  author = await calls.makeDoctor({ name: 'Dr. Ada Author', email: 'ada@example.org' })
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})
beforeEach(async () => {
  move(minute)
  blog = await calls.makeBlog(goodBlog(author._id))
  doctor = await makeDoctor()
})

const makeDoctor = () =>
  calls.makeDoctor({ name: 'Dr. Rita', email: `doctor${(doctors += 1)}@example.org` })
const page = () => ({ kind: 'article' as const, id: blog._id })
const object = async (comment: string, to: { kind: ReviewKind; id: string } = page()) =>
  links.answer(await links.ask(to, doctor), { decision: 'changes', comment })
const sign = async (by: Doctor) => links.answer(await links.ask(page(), by))

it('keeps what a doctor asks to be changed until that doctor has looked again, whoever else is asked', async () => {
  const comment = 'The dose in paragraph 3 is wrong by a factor of ten.'
  await object(comment)
  const kept = [{ doctor: { _id: doctor._id, name: doctor.name }, comment }]
  const other = await makeDoctor()
  const asked = await reviews.ask({ ...page(), doctor_id: other._id })
  const pending = (await asked.json()) as PendingReview
  expect(await reviews.page(page())).toMatchObject({ pending, comments: kept })
  expect((await reviews.cancel(pending._id)).status).toBe(204)
  expect(await reviews.page(page())).toMatchObject({
    ...{ pending: { answer: 'changes', comment }, comments: kept },
  })
  await calls.put(`/blogs/${blog._id}`, { ...goodBlog(author._id), call_out: 'Take 5 mg.' })
  const older = { pending: { answer: 'changes', comment }, comments: [{ isOlderText: true }] }
  expect(await reviews.page(page())).toMatchObject(older)
  await sign(await makeDoctor())
  expect(await reviews.page(page())).toMatchObject({ ...older, review: { state: 'current' } })
  await object('Still too much.')
  expect((await reviews.page(page())).comments).toMatchObject([{ comment: 'Still too much.' }])
  await sign(doctor)
  expect(await reviews.page(page())).toMatchObject({ pending: null, comments: [] })
})

it('keeps it when the article is taken off the site and comes back, and the doctor is to be deleted', async () => {
  const comment = 'UNSAFE'
  await object(comment)
  expect((await calls.post(`/blogs/${blog._id}/unpublish`, {})).status).toBe(200)
  const again = { ids: [blog._id], action: 'publish' }
  expect((await calls.post('/blogs/bulk', again)).status).toBe(200)
  expect((await reviews.page(page())).comments).toMatchObject([{ comment }])
  const removed = await calls.remove(`/authors/${doctor._id}`)
  expect(await refusal(removed)).toMatch(/^409 This doctor has asked for changes to a page/)
})

it('shows staff a doctor’s objection first, and readers where an owner says so', async () => {
  await object('UNSAFE: take 8, not 80.')
  await object('UNSAFE too.', condition)
  move(minute)
  await object('UNSAFE here.', guide)
  const { care } = (await (await calls.get('/dashboard')).json()) as Dashboard
  const reason = 'objection'
  expect(care).toContainEqual(expect.objectContaining({ _id: blog._id, kind: 'article', reason }))
  expect(care.slice(0, 2)).toMatchObject([
    { _id: 'headache', kind: 'guide', reason },
    { _id: 'gum', kind: 'condition', reason },
  ])

  const addresses = {
    [(await reviews.page(page())).pending!._id]: `/articles/${blog._id}`,
    [(await reviews.page(condition)).pending!._id]: '/solution/gum',
    [(await reviews.page(guide)).pending!._id]: '/guides/headache',
  }
  const told = 'A doctor has asked for changes to this page. We are checking it.'
  const editor = 'editor@example.org'
  await calls.post('/people', { name: 'Eddie', email: editor, role: 'editor' })
  const others = adminCalls(site, await adminToken(site.dataDir, editor, clock))
  for (const [id, address] of Object.entries(addresses)) {
    const shown = async () => (await site.fetch(address)).text()
    const notice = `/reviews/requests/${id}/notice`
    expect(await shown()).not.toContain(told)
    expect((await others.put(notice, '')).status).toBe(403)
    expect((await calls.put(notice, '')).status).toBe(204)
    await expect.poll(shown).toContain(told)
    expect((await others.remove(`/reviews/requests/${id}`)).status).toBe(403)
    if (!address.startsWith('/articles')) {
      expect((await calls.remove(notice)).status).toBe(204)
      expect((await reviews.cancel(id)).status).toBe(204)
    } else await sign(doctor)
    await expect.poll(shown).not.toContain(told)
    expect((await calls.put(notice, '')).status).toBe(404)
  }
})
