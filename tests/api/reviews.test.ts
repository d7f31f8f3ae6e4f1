import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor, DoctorPage } from '../../shared/doctor.ts'
import { createRetention } from '../support/site/built-program.ts'
import { noReview, type SignatureOnRecord } from '../../shared/review.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { giveProfile, reviewCalls, type Signed } from '../support/requests/review-calls.ts'
import { day, minute, movableClock } from '../support/site/movable-clock.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { textOf } from '../support/requests/page-text.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const { clock, move } = movableClock()
const storage = siteDatabase()
const email = 'Rita@example.org'
const name = 'Dr. Rita Reviewer'

let site: TestSite
let calls: ReturnType<typeof adminCalls>
let reviews: ReturnType<typeof reviewCalls>
/** Calls in the reviewer's session. */
let own: ReturnType<typeof reviewCalls>
let author: Doctor
let reviewer: Doctor
let blog: Blog

beforeAll(async () => {
  site = await startTestSite(
    { sampleContent: false, adminEmails: ['admin@example.org', 'rita@example.org'] },
    { clock, open: storage.open },
  )
  await logIn()
  author = await calls.makeDoctor({ name: 'Dr. Ada Author', email: 'ada@example.org' })
  const specialty = 'Orofacial pain'
  reviewer = await calls.makeDoctor({ name, email, credentials: 'DDS', specialty })
  await giveProfile(calls, 'rita@example.org', reviewer._id)
})
afterAll(() => site.stop())
beforeEach(async () => {
  move(minute)
  blog = await calls.makeBlog(goodBlog(author._id))
})

async function logIn(): Promise<void> {
  calls = adminCalls(site, await adminToken(site.dataDir, 'admin@example.org', clock))
  reviews = reviewCalls(calls)
  own = reviewCalls(adminCalls(site, await adminToken(site.dataDir, 'rita@example.org', clock)))
}

const article = () => ({ kind: 'article' as const, id: blog._id })
const json = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body

async function save(changes: object): Promise<Blog> {
  move(minute)
  const { author_id: _author, ...known } = await read()
  return json<Blog>(
    calls.put(`/blogs/${blog._id}`, { ...known, author_id: author._id, ...changes }),
  )
}
const read = () => json<Blog>(site.fetch(`/api/user/v1/blogs/${blog._id}`))
const textAt = async (path: string) => textOf(await (await site.fetch(path)).text())
const state = async () => (await read()).review.state

it('a doctor’s own page lists the reviews that count', async () => {
  const all = async () =>
    (await json<DoctorPage>(site.fetch(`/api/user/v1/authors/${reviewer._id}`))).reviewed
  const listed = async () => (await all()).filter(({ id }) => id === blog._id)
  const page = async () => (await site.fetch(`/doctors/${reviewer._id}`)).text()
  expect(await listed()).toEqual([])
  expect(await page()).not.toContain(`/articles/${blog._id}`)
  await own.sign(article())
  const { title } = blog
  const path = `/articles/${blog._id}`
  const reviewedAt = clock().toISOString()
  expect(await listed()).toEqual([{ kind: 'article', id: blog._id, title, path, reviewedAt }])
  expect(await page()).toContain(`href="${path}"`)
  await save({ title: 'Other words' })
  expect(await listed()).toEqual([])
  expect(await page()).not.toContain(`href="${path}"`)
  const condition = { kind: 'condition' as const, id: 'tmd' }
  const { _id } = await json<Signed>(own.sign(condition))
  expect((await all())[0]).toMatchObject({ ...condition, path: '/solution/tmd' })
  await reviews.withdraw(_id, { reason: 'Test' })
  expect((await all()).some(({ kind }) => kind === 'condition')).toBe(false)
})

it('a doctor’s own page leaves out what another doctor has reviewed since', async () => {
  const later = await calls.makeDoctor({ name: 'Dr. Later', email: 'later@example.org' })
  await own.sign(article())
  const { number: doctor_number } = await storage.db
    .selectFrom('doctors')
    .select('number')
    .where('id', '=', later._id)
    .executeTakeFirstOrThrow()
  const { number: _number, ...signature } = await storage.db
    .selectFrom('clinical_reviews')
    .selectAll()
    .where('subject_id', '=', blog._id)
    .executeTakeFirstOrThrow()
  await storage.db
    .insertInto('clinical_reviews')
    .values({ ...signature, id: 'later', doctor_number })
    .execute()
  const reviewed = async ({ _id }: Doctor) =>
    (await json<DoctorPage>(site.fetch(`/api/user/v1/authors/${_id}`))).reviewed.map(({ id }) => id)
  expect(await reviewed(later)).toEqual([blog._id])
  expect(await reviewed(reviewer)).not.toContain(blog._id)
})

describe('what a signature says of an article', () => {
  it('is told to readers and staff alike, and in no list of readers', async () => {
    expect(blog.review).toEqual(noReview)
    const { _id, review } = await json<Signed>(own.sign(article(), { interests: 'Speaks for X.' }))
    expect(review).toEqual({
      state: 'current',
      reviewedBy: { _id: reviewer._id, name, credentials: 'DDS', specialty: 'Orofacial pain' },
      reviewedAt: clock().toISOString(),
      dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      changedAt: null,
    })
    expect((await read()).review).toEqual(review)
    expect(
      (await json<Blog[]>(calls.get('/blogs'))).find(({ _id }) => _id === blog._id)?.review,
    ).toEqual(review)
    expect((await json<Blog[]>(site.fetch('/api/user/v1/blogs')))[0]).not.toHaveProperty('review')
    expect(await json(reviews.history(article()))).toEqual([
      {
        _id,
        reviewedBy: review.reviewedBy,
        reviewedAt: review.reviewedAt,
        dueOn: review.dueOn,
        interests: 'Speaks for X.',
        signedBy: 'session',
        withdrawnAt: null,
        withdrawnReason: null,
      },
    ])
  })

  it('ends with any change of words, and comes back with the words', async () => {
    await own.sign(article())
    const { long_description, tags } = blog
    const other = long_description.replace('night', 'day')
    const changed = await save({ long_description: other })
    expect(changed.review).toMatchObject({ state: 'changed', changedAt: changed.updatedAt })
    expect((await save({ call_out: 'More.' })).review.changedAt).toBe(changed.updatedAt)
    expect((await save({ long_description, call_out: blog.call_out })).review).toMatchObject({
      state: 'current',
      changedAt: null,
    })
    expect((await save({ tags: [...tags, 'Jaw'] })).review.state).toBe('current')
    const references = [{ authors: 'Ada', title: 'A trial', publishedIn: 'A journal', year: 2020 }]
    expect((await save({ references })).review.state).toBe('changed')
    expect((await save({ references: [] })).review.state).toBe('current')
    for (const field of ['title', 'brief_description', 'blog_summary', 'img_description']) {
      const before = blog[field as 'title']
      expect((await save({ [field]: `${before} Take 5 mg.` })).review.state, field).toBe('changed')
      expect((await save({ [field]: before })).review.state, field).toBe('current')
    }
  })

  it('does not end with markup, white space and other punctuation', async () => {
    await own.sign(article())
    const long_description = '<p>Causes:</p><ul><li>Clenching at  “night”</li></ul>'
    expect((await save({ long_description, call_out: 'Pain is a message' })).review.state).toBe(
      'current',
    )
  })

  it('ends with what a program saves that knows nothing of reviews', async () => {
    await own.sign(article())
    const long_description = '<p>Clenching by day, for 5 hours.</p>'
    const updated_at = new Date(clock().getTime() + minute).toISOString()
    const changes = { long_description, updated_at }
    await storage.db.updateTable('blogs').set(changes).where('id', '=', blog._id).execute()
    const expected = { state: 'changed', changedAt: updated_at }
    await expect.poll(async () => (await read()).review).toMatchObject(expected)
    expect((await reviews.page(article())).review).toMatchObject(expected)
  })

  it('is due from the day after its last day on, and changed before that', async () => {
    await own.sign(article())
    const { dueOn } = (await read()).review
    move(Date.parse(`${dueOn}T12:00:00Z`) - clock().getTime())
    await logIn()
    expect((await reviews.page(article())).review.state).toBe('current')
    move(day)
    await logIn()
    expect((await reviews.page(article())).review.state).toBe('due')
    expect((await save({ call_out: 'Other.' })).review.state).toBe('changed')
  })

  it('stays as it was signed when the doctor is gone, and on record when the article is', async () => {
    const guest = await calls.makeDoctor({ name: 'Dr. Guest', email: 'guest@example.org' })
    await giveProfile(calls, 'rita@example.org', guest._id)
    await own.sign(article())
    await calls.remove(`/authors/${guest._id}`)
    await giveProfile(calls, 'rita@example.org', reviewer._id)
    const { review } = await read()
    expect(review).toMatchObject({ state: 'current', reviewedBy: { _id: null, name: 'Dr. Guest' } })
    await calls.remove(`/blogs/${blog._id}`)
    expect(await refusal(await reviews.history(article()))).toBe('404 There is nothing to review.')
    move(minute)
    blog = await calls.makeBlog(goodBlog(author._id))
    expect(blog.review).toEqual(noReview)
  })
})

it.each([
  ['condition', 'tmd', 'Temporomandibular Disorders (TMD)', '/solution/tmd'],
  ['guide', 'headache', 'Headache', '/guides/headache'],
  ['guide', 'pain', 'It hurts too much to sleep', '/tonight/pain'],
] as const)('signs a %s, whose text is part of the program', async (kind, id, title, path) => {
  const page = { kind, id }
  expect(await textAt(path)).toContain('Not yet reviewed by a doctor')
  const { _id } = await json<Signed>(own.sign(page, { months: 36 }))
  const review = expect.objectContaining({ state: 'current' })
  expect(await reviews.page(page)).toMatchObject({ title, path, review, pending: null })
  expect(await textAt(path)).toContain(`Reviewer: ${name}`)
  expect((await json<Signed[]>(reviews.history(page)))[0]).toMatchObject({ _id })
  await reviews.withdraw(_id, { reason: 'Test' })
  const other = { kind: kind === 'guide' ? ('condition' as const) : ('guide' as const), id }
  expect((await reviews.history(other)).status).toBe(404)
})

it('lists what needs work first, by state, day and title', async () => {
  await own.sign(article())
  const other = await calls.makeBlog({ ...goodBlog(author._id), title: 'An earlier one' })
  await own.sign({ kind: 'article', id: other._id }, { months: 24 })
  const states = (await reviews.list()).map(({ review }) => review.state)
  expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  const current = (await reviews.list('?kind=article&state=current')).map(({ id }) => id)
  expect(current.indexOf(blog._id)).toBeLessThan(current.indexOf(other._id))
  expect((await reviews.list('?kind=condition')).map(({ title }) => title)).toEqual(
    (await reviews.list('?kind=condition')).map(({ title }) => title).toSorted(),
  )
  for (const query of ['?state=old', '?kind=page', '?kind=article&kind=condition']) {
    expect((await calls.get(`/reviews${query}`)).status, query).toBe(400)
  }
})
const order = ['changed', 'due', 'none', 'current']

describe('only what was read may be signed', () => {
  it.each([
    [{ statement: false }, '400 Please confirm the statement.'],
    [{ statement: 'true' }, '400 Please confirm the statement.'],
    [{ months: 13 }, '400 Choose a review period.'],
    [{ interests: ' ' }, '400 Declare your interests, or write "none".'],
    [{ interests: 'x'.repeat(1001) }, '400 Declare your interests, or write "none".'],
    [{ contentHash: 'x' }, '409 The text has changed in the meantime. Please read it again.'],
    [{ id: 'nothing' }, '404 There is nothing to review.'],
  ])('%j', async (changes, expected) => {
    expect(await refusal(await own.sign(article(), changes))).toBe(expected)
    expect(await state()).toBe('none')
  })

  it('by a doctor of the site, of whom the author is not one for this article', async () => {
    const forbidden = '403 Only a doctor of this site can sign.'
    expect(await refusal(await reviews.sign(article(), { contentHash: 'x' }))).toBe(forbidden)
    await save({ author_id: reviewer._id })
    const refused = '400 An author cannot review their own article.'
    expect(await refusal(await own.sign(article()))).toBe(refused)
  })

  it('once, whatever was saved between reading and signing', async () => {
    const { contentHash } = await reviews.page(article())
    await save({ call_out: 'Take 50 mg.' })
    expect((await own.sign(article(), { contentHash })).status).toBe(409)
  })
})

it('lets a withdrawn signature count no more, and the one before count again', async () => {
  const first = await json<Signed>(own.sign(article(), { months: 24 }))
  await save({ call_out: 'Other words.' })
  const second = await json<Signed>(own.sign(article(), { months: 12 }))
  for (const body of [undefined, {}, { reason: ' ' }, { reason: 'x'.repeat(501) }]) {
    expect(await refusal(await reviews.withdraw(second._id, body))).toBe('400 Reason is required.')
  }
  expect((await reviews.withdraw(second._id, { reason: 'Wrong dose.' })).status).toBe(204)
  expect((await read()).review.dueOn).toBe(first.review.dueOn)
  const [newest] = await json<SignatureOnRecord[]>(reviews.history(article()))
  expect(newest).toMatchObject({
    withdrawnReason: 'Wrong dose.',
    withdrawnAt: clock().toISOString(),
  })
  expect((await reviews.withdraw(second._id, { reason: 'Again.' })).status).toBe(204)
  expect(await json(reviews.history(article()))).toMatchObject([
    { withdrawnReason: 'Wrong dose.' },
    {},
  ])
  expect((await reviews.withdraw('nothing', { reason: 'x' })).status).toBe(404)
})

it('has one signature of a doctor under the same words', async () => {
  const signed = await Promise.all([1, 2, 3, 4].map(() => json<Signed>(own.sign(article()))))
  expect(new Set(signed.map(({ _id }) => _id)).size).toBe(1)
  const history = () => json<SignatureOnRecord[]>(reviews.history(article()))
  expect(await history()).toHaveLength(1)
  move(minute)
  const longer = await json<Signed>(own.sign(article(), { months: 24 }))
  expect(longer._id).not.toBe(signed[0]!._id)
  expect((await read()).review.dueOn).toBe(longer.review.dueOn)
  expect(await history()).toMatchObject([
    { _id: longer._id, withdrawnAt: null },
    { withdrawnReason: 'Signed again.' },
  ])
  await reviews.withdraw(longer._id, { reason: 'Wrong dose.' })
  expect(await state()).toBe('none')
})

it('keeps signatures but no address of a doctor who asks to be forgotten', async () => {
  await own.sign(article())
  await reviews.ask({ ...article(), doctor_id: reviewer._id })
  const retention = createRetention(storage.db, clock)
  expect(await retention.forget('RITA@example.org')).toBeGreaterThan(0)
  const { review, pending } = await reviews.page(article())
  expect({ state: review.state, pending }).toEqual({ state: 'current', pending: null })
  const rows = await storage.db.selectFrom('clinical_reviews').select('reviewer_email').execute()
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('rita@')
})
