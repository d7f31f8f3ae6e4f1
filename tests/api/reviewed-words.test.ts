import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WordPage } from '../../shared/words.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { giveProfile, reviewCalls } from '../support/requests/review-calls.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const rita = 'rita@example.org'
let site: TestSite
let admin: ReturnType<typeof adminCalls>

beforeAll(async () => {
  site = await startTestSite({ adminEmails: ['admin@example.org', rita] })
  admin = adminCalls(site, await adminToken(site.dataDir))
})
afterAll(() => site.stop())

const json = async <Body>(response: Response) => (await response.json()) as Body
const text = async (path: string) => (await site.fetch(path)).text()

const put = (key: string, values: object, more: object = {}) =>
  admin.put(`/words/${key}`, { values, ...more })

onSqlite.it(
  'ends the review of a condition page whose words change, until they are as they were',
  async () => {
    const { _id } = await admin.makeDoctor({ name: 'Dr. Rita', email: rita })
    await giveProfile(admin, rita, _id)
    const own = reviewCalls(adminCalls(site, await adminToken(site.dataDir, rita)))
    const page = { kind: 'condition' as const, id: 'tmd' }
    expect((await own.sign(page)).status).toBe(201)
    const causes = 'Nobody knows all of the causes yet.'
    const { updatedAt } = await json<WordPage>(await put('condition.tmd', { causes }))
    const review = async () => (await reviewCalls(admin).page(page)).review
    expect(await review()).toMatchObject({ state: 'changed', changedAt: updatedAt })
    expect(await text('/solution/tmd')).toContain('Changed since its review')
    await put('condition.tmd', { causes: null })
    expect((await review()).state).toBe('current')
  },
)

it('keeps each published version of a legal page at its own address, with the names of its time', async () => {
  const before = await text('/privacypolicy')
  expect(before).not.toContain('In force since')
  expect(await text('/privacypolicy/versions/2025-09-05')).toContain(
    'In force since September 5, 2025',
  )
  expect((await site.fetch('/privacypolicy/versions/2025-09-06')).status).toBe(404)
  await put('academy', { name: 'Quiet Bite' })
  await put('legal.privacy', { intro: ['This is new.'] })
  await put('legal.privacy', { intro: ['This is newer.'] })
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
  const now = await text('/privacypolicy')
  expect(now).toContain('This is newer.')
  for (const version of ['2025-09-05', day, `${day}-2`]) {
    expect(now).toContain(`<a href="/privacypolicy/versions/${version}">In force since`)
  }
  const first = await text('/privacypolicy/versions/2025-09-05')
  expect(first).toContain('of the Academy of Bite Alignment (')
  expect(await text(`/privacypolicy/versions/${day}`)).toContain('This is new.')
  expect(await text(`/privacypolicy/versions/${day}-2`)).toContain('This is newer.')

  const enquiry = { name: 'Ana', email: 'ana@example.org', message: 'Good day to all of you.' }
  await site.postJson('/api/user/v1/contact/send-message', enquiry)
  const [item] = await json<{ _id: string }[]>(await admin.get('/enquiries'))
  expect(item).not.toHaveProperty('consent')
  expect(await json(await admin.get(`/enquiries/${item!._id}`))).toMatchObject({ consent: day })
  await put('academy', { name: null })
  await put('legal.privacy', { intro: null })
})
