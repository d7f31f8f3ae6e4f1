import { describe, expect, it } from 'vitest'
import type { Doctor, DoctorPage } from '../../shared/doctor.ts'
import type { SignatureOnRecord } from '../../shared/review.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import type { Signed } from '../support/requests/review-calls.ts'
import { minute } from '../support/site/movable-clock.ts'
import { textOf } from '../support/requests/page-text.ts'
import { erasePerson } from '../support/site/erase-person.ts'
import { useReviewsSite, name, json } from '../support/site/reviews-site.ts'

const at = useReviewsSite()
const { clock, move, storage, article, save, read } = at

const textAt = async (path: string) => textOf(await (await at.site.fetch(path)).text())
const state = async () => (await read()).review.state

it('a doctor’s own page lists the reviews that count', async () => {
  const all = async () =>
    (await json<DoctorPage>(at.site.fetch(`/api/user/v1/authors/${at.reviewer._id}`))).reviewed
  const listed = async () => (await all()).filter(({ id }) => id === at.blog._id)
  const page = async () => (await at.site.fetch(`/doctors/${at.reviewer._id}`)).text()
  expect(await listed()).toEqual([])
  expect(await page()).not.toContain(`/articles/${at.blog._id}`)
  await at.own.sign(article())
  const { title } = at.blog
  const path = `/articles/${at.blog._id}`
  const reviewedAt = clock().toISOString()
  expect(await listed()).toEqual([{ kind: 'article', id: at.blog._id, title, path, reviewedAt }])
  expect(await page()).toContain(`href="${path}"`)
  await save({ title: 'Other words' })
  expect(await listed()).toEqual([])
  expect(await page()).not.toContain(`href="${path}"`)
  const condition = { kind: 'condition' as const, id: 'tmd' }
  const { _id } = await json<Signed>(at.own.sign(condition))
  expect((await all())[0]).toMatchObject({ ...condition, path: '/solution/tmd' })
  await at.reviews.withdraw(_id, { reason: 'Test' })
  expect((await all()).some(({ kind }) => kind === 'condition')).toBe(false)
})

it('a doctor’s own page leaves out what another doctor has reviewed since', async () => {
  const later = await at.calls.makeDoctor({ name: 'Dr. Later', email: 'later@example.org' })
  await at.own.sign(article())
  const { number: doctor_number } = await storage.db
    .selectFrom('doctors')
    .select('number')
    .where('id', '=', later._id)
    .executeTakeFirstOrThrow()
  const { number: _number, ...signature } = await storage.db
    .selectFrom('clinical_reviews')
    .selectAll()
    .where('subject_id', '=', at.blog._id)
    .executeTakeFirstOrThrow()
  await storage.db
    .insertInto('clinical_reviews')
    .values({ ...signature, id: 'later', doctor_number })
    .execute()
  const reviewed = async ({ _id }: Doctor) =>
    (await json<DoctorPage>(at.site.fetch(`/api/user/v1/authors/${_id}`))).reviewed.map(
      ({ id }) => id,
    )
  expect(await reviewed(later)).toEqual([at.blog._id])
  expect(await reviewed(at.reviewer)).not.toContain(at.blog._id)
})

it.each([
  ['condition', 'tmd', 'Temporomandibular Disorders (TMD)', '/solution/tmd'],
  ['guide', 'headache', 'Headache', '/guides/headache'],
  ['guide', 'pain', 'It hurts too much to sleep', '/tonight/pain'],
] as const)('signs a %s, whose text is part of the program', async (kind, id, title, path) => {
  const page = { kind, id }
  expect(await textAt(path)).toContain('Not yet reviewed by a doctor')
  const { _id } = await json<Signed>(at.own.sign(page, { months: 36 }))
  const review = expect.objectContaining({ state: 'current' })
  expect(await at.reviews.page(page)).toMatchObject({ title, path, review, pending: null })
  expect(await textAt(path)).toContain(`Reviewer: ${name}`)
  expect((await json<Signed[]>(at.reviews.history(page)))[0]).toMatchObject({ _id })
  await at.reviews.withdraw(_id, { reason: 'Test' })
  const other = { kind: kind === 'guide' ? ('condition' as const) : ('guide' as const), id }
  expect((await at.reviews.history(other)).status).toBe(404)
})

it('lists what needs work first, by state, day and title', async () => {
  await at.own.sign(article())
  const other = await at.calls.makeBlog({ ...goodBlog(at.author._id), title: 'An earlier one' })
  await at.own.sign({ kind: 'article', id: other._id }, { months: 24 })
  const states = (await at.reviews.list()).map(({ review }) => review.state)
  expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  const current = (await at.reviews.list('?kind=article&state=current')).map(({ id }) => id)
  expect(current.indexOf(at.blog._id)).toBeLessThan(current.indexOf(other._id))
  expect((await at.reviews.list('?kind=condition')).map(({ title }) => title)).toEqual(
    (await at.reviews.list('?kind=condition')).map(({ title }) => title).toSorted(),
  )
  for (const query of ['?state=old', '?kind=page', '?kind=article&kind=condition']) {
    expect((await at.calls.get(`/reviews${query}`)).status, query).toBe(400)
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
    expect(await refusal(await at.own.sign(article(), changes))).toBe(expected)
    expect(await state()).toBe('none')
  })

  it('by a doctor of the site, of whom the author is not one for this article', async () => {
    const forbidden = '403 Only a doctor of this site can sign.'
    expect(await refusal(await at.reviews.sign(article(), { contentHash: 'x' }))).toBe(forbidden)
    await save({ author_id: at.reviewer._id })
    const refused = '400 An author cannot review their own article.'
    expect(await refusal(await at.own.sign(article()))).toBe(refused)
  })

  it('once, whatever was saved between reading and signing', async () => {
    const { contentHash } = await at.reviews.page(article())
    await save({ call_out: 'Take 50 mg.' })
    expect((await at.own.sign(article(), { contentHash })).status).toBe(409)
  })
})

it('lets a withdrawn signature count no more, and the one before count again', async () => {
  const first = await json<Signed>(at.own.sign(article(), { months: 24 }))
  await save({ call_out: 'Other words.' })
  const second = await json<Signed>(at.own.sign(article(), { months: 12 }))
  for (const body of [undefined, {}, { reason: ' ' }, { reason: 'x'.repeat(501) }]) {
    expect(await refusal(await at.reviews.withdraw(second._id, body))).toBe(
      '400 Reason is required.',
    )
  }
  expect((await at.reviews.withdraw(second._id, { reason: 'Wrong dose.' })).status).toBe(204)
  expect((await read()).review.dueOn).toBe(first.review.dueOn)
  const [newest] = await json<SignatureOnRecord[]>(at.reviews.history(article()))
  expect(newest).toMatchObject({
    withdrawnReason: 'Wrong dose.',
    withdrawnAt: clock().toISOString(),
  })
  expect((await at.reviews.withdraw(second._id, { reason: 'Again.' })).status).toBe(204)
  expect(await json(at.reviews.history(article()))).toMatchObject([
    { withdrawnReason: 'Wrong dose.' },
    {},
  ])
  expect((await at.reviews.withdraw('nothing', { reason: 'x' })).status).toBe(404)
})

it('has one signature of a doctor under the same words', async () => {
  const signed = await Promise.all([1, 2, 3, 4].map(() => json<Signed>(at.own.sign(article()))))
  expect(new Set(signed.map(({ _id }) => _id)).size).toBe(1)
  const history = () => json<SignatureOnRecord[]>(at.reviews.history(article()))
  expect(await history()).toHaveLength(1)
  move(minute)
  const longer = await json<Signed>(at.own.sign(article(), { months: 24 }))
  expect(longer._id).not.toBe(signed[0]!._id)
  expect((await read()).review.dueOn).toBe(longer.review.dueOn)
  expect(await history()).toMatchObject([
    { _id: longer._id, withdrawnAt: null },
    { withdrawnReason: 'Signed again.' },
  ])
  await at.reviews.withdraw(longer._id, { reason: 'Wrong dose.' })
  expect(await state()).toBe('none')
})

it('keeps signatures but no address of a doctor who asks to be forgotten', async () => {
  await at.own.sign(article())
  await at.reviews.ask({ ...article(), doctor_id: at.reviewer._id })
  await storage.db.deleteFrom('people').where('email', '=', 'rita@example.org').execute()
  const parts = { db: storage.db, dataDir: at.site.dataDir, clock }
  expect(await erasePerson(parts, 'RITA@example.org')).toBeGreaterThan(0)
  const { review, pending } = await at.reviews.page(article())
  expect({ state: review.state, pending }).toEqual({ state: 'current', pending: null })
  const rows = await storage.db.selectFrom('clinical_reviews').select('reviewer_email').execute()
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('rita@')
})
