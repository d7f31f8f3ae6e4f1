import { afterEach, beforeEach, expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { patient } from '../support/requests/at-once.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const { max } = limits.enquiry.stored
const storage = siteDatabase()
let time: ReturnType<typeof movableClock>
let site: TestSite
let networks = 0

beforeEach(async () => {
  time = movableClock()
  site = await startTestSite(
    { sampleContent: false, trustProxy: 1, smtpUrl: 'smtp://127.0.0.1:1' },
    { clock: time.clock, open: storage.open },
  )
})
afterEach(() => site.stop())

/** Sends from a new network each time, so that only the limit across all networks counts. */
function send(headers: Record<string, string> = {}, website = '') {
  networks += 1
  return patient(site).postJson(
    '/api/user/v1/contact/send-message',
    { name: 'Ana', email: 'ana@example.org', message: 'My jaw clicks.', website },
    { 'x-forwarded-for': `2001:db8:${networks.toString(16)}::1`, ...headers },
  )
}

async function storeBefore(count: number, minutesAgo: number, state: 'open' | 'spam' = 'open') {
  const created_at = new Date(time.clock().getTime() - minutesAgo * minute).toISOString()
  const rows = Array.from({ length: count }, (_, ordinal) => ({
    id: `${minutesAgo}-${ordinal}`,
    name: 'Ana',
    email: 'ana@example.org',
    message: 'x',
    created_at,
    state,
  }))
  for (let at = 0; at < count; at += 500) {
    await storage.db
      .insertInto('enquiries')
      .values(rows.slice(at, at + 500))
      .execute()
  }
}

const count = async (table: 'enquiries' | 'mail_outbox') =>
  (await storage.db.selectFrom(table).select('id').execute()).length

it('C-06: 2,000 in an hour are stored and mailed, whoever sends them, and not one more', async () => {
  await storeBefore(1000, 70)
  await storeBefore(500, 50)
  await storeBefore(max - 510, 20)
  const responses = await Promise.all(Array.from({ length: 30 }, () => send()))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(20)
  expect([await count('enquiries'), await count('mail_outbox')]).toEqual([1000 + max, 10])

  const refused = await send()
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(9 * 60)
  expect(wait).toBeLessThanOrEqual(10 * 60)
  expect(await refusal(refused)).toBe('429 Too many requests. Please try again later.')
  const form = new URLSearchParams({ name: 'Ana', email: 'a@b.co', message: 'Hello' })
  expect((await site.fetch('/contact', { method: 'POST', body: form })).status).toBe(429)

  time.move(wait * 1000)
  expect((await send()).status).toBe(201)
})

it('C-06: what is stored already gets the same response as before', async () => {
  await storeBefore(max - 1, 1)
  const key = { 'idempotency-key': 'once' }
  expect((await send(key)).status).toBe(201)
  expect((await send()).status).toBe(429)
  expect((await send(key)).status).toBe(201)
  expect(await count('enquiries')).toBe(max)
})

it('C-06: spam beyond 500 in an hour is dropped, with the same response', async () => {
  const spamMax = limits.enquiry.spamStored.max
  await storeBefore(spamMax, 1, 'spam')
  expect((await send({}, 'https://spam.example')).status).toBe(201)
  expect(await count('enquiries')).toBe(spamMax)
  expect((await send()).status).toBe(201)
  expect(await count('enquiries')).toBe(spamMax + 1)
})

it('C-06: a clock that was put back shuts nobody out', async () => {
  await storeBefore(max, 1)
  time.move(-90 * minute)
  expect((await send()).status).toBe(201)
})
