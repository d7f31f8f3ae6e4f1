import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuditEntry } from '../../shared/audit.ts'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { SamplesRemoved, Start } from '../../shared/setup.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls } from '../support/requests/draft-calls.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let owner: ReturnType<typeof adminCalls>

beforeAll(async () => {
  site = await startTestSite()
  owner = adminCalls(site, await adminToken(site.dataDir))
})
afterAll(() => site.stop())

const json = async <Body>(response: Response) => (await response.json()) as Body
const read = async () => json<Start>(await owner.get('/start'))
const done = async () => (await read()).steps.filter(({ isDone }) => isDone).map(({ key }) => key)
const home = async () => (await site.fetch('/')).text()

it('ticks what is done, by the site as it is', async () => {
  expect(await done()).toEqual([])
  const values = { name: 'Quiet Bite', telephone: '(212) 555-0199', 'address.street': '1 Main St' }
  expect((await owner.put('/words/academy', { values })).status).toBe(200)
  await owner.post('/people', { name: 'Ed', email: 'ed@example.org', role: 'editor' })
  expect(await done()).toEqual(['name', 'address', 'telephone', 'people'])
  // Notices do not go there yet.
  await owner.put('/words/academy', { values: { name: null, email: 'office@ours.example' } })
  expect(await done()).toEqual(['address', 'telephone', 'people'])
  expect((await read()).isPutAway).toBe(false)
  const away = await owner.put('/start', { isPutAway: true })
  expect(await json(away)).toMatchObject({ isPutAway: true })
  expect((await read()).isPutAway).toBe(true)
})

it('removes the samples that nobody has changed or uses, whoever tries at once', async () => {
  const { samples } = await read()
  expect(samples).toEqual({ articles: 30, doctors: 10, drafts: 1, kept: 0 })
  expect(await home()).toContain('Sample testimonial')
  const articles = await json<Blog[]>(await owner.get('/blogs?limit=100'))
  const [changed, edited] = articles.filter(({ sample }) => sample) as [Blog, Blog]
  const { author_id, ...blog } = changed
  const title = 'Ours now'
  await owner.put(`/blogs/${changed._id}`, { ...blog, title, author_id: author_id!._id })
  await draftCalls(owner).save(`blog.${edited._id}`, { call_out: 'Ours soon.' })
  const doctors = await json<Doctor[]>(await owner.get('/authors?limit=100'))
  const writer = doctors.find(
    ({ _id }) => ![changed, edited].some(({ author_id }) => author_id?._id === _id),
  )!
  const made = await owner.makeBlog({ ...goodBlog(writer._id), title: 'Never a sample' })
  const authors = new Set([changed, edited].map(({ author_id }) => author_id!._id))
  const kept = { articles: 2, doctors: authors.size + 1 }
  expect((await read()).samples).toEqual({
    articles: 28,
    doctors: 10 - kept.doctors,
    drafts: 1,
    kept: 2 + kept.doctors,
  })

  let removed = 0
  for (;;) {
    const both = await Promise.all([owner.remove('/samples'), owner.remove('/samples')])
    const results = await Promise.all(both.map((one) => json<SamplesRemoved>(one)))
    removed += results[0]!.removed + results[1]!.removed
    if (results.some(({ left }) => left === 0)) break
  }
  expect(removed).toBe(28 + 10 - kept.doctors + 1)
  expect((await read()).samples).toEqual({
    articles: 0,
    doctors: 0,
    drafts: 0,
    kept: 2 + kept.doctors,
  })
  expect(await json(await owner.remove('/samples'))).toEqual({ removed: 0, left: 0 })
  const left = await json<Blog[]>(await owner.get('/blogs?limit=100'))
  expect(left.map(({ _id }) => _id).toSorted()).toEqual(
    [changed._id, edited._id, made._id].toSorted(),
  )
  const trash = await owner.get('/drafts?state=trash&limit=100')
  expect(await json<object[]>(trash)).toHaveLength(removed)
  const acts = await json<AuditEntry[]>(await owner.get('/audit?action=deleted&limit=100'))
  const counts = Object.groupBy(acts, ({ kind }) => kind)
  expect([counts.article!.length, counts.doctor!.length]).toEqual([29, 10 - kept.doctors])

  for (const { _id } of [changed, edited]) await owner.remove(`/blogs/${_id}`)
  for (const _id of authors) await owner.remove(`/authors/${_id}`)
  await owner.remove(`/authors/${writer._id}`)
  expect(await done()).toContain('samples')
  expect(await home()).not.toContain('Sample testimonial')
})
