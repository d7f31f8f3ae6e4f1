import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRateLimits, inTransaction } from '../support/site/built-program.ts'
import { limits } from '../../shared/limits.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const { max, minutes } = limits.rates.subscriptionsOfAll
const secret = 'a secret of this test, of enough characters'
const storage = siteDatabase()
const time = movableClock()
let site: TestSite
let networks = 0

beforeAll(async () => {
  site = await startTestSite(
    { sampleContent: false, trustProxy: 1, smtpUrl: 'smtp://127.0.0.1:1', secret },
    { clock: time.clock, open: storage.open },
  )
})
afterAll(() => site.stop())

/** Subscribes a new person from a new network. */
function subscribe() {
  networks += 1
  return site.postJson(
    '/api/user/v1/newsletter/subscribe',
    { email: `reader${networks}@example.org` },
    { 'x-forwarded-for': `2001:db8:${networks.toString(16)}::1` },
  )
}

it('C-06: a thousand networks together can not have mail sent to any number of strangers', async () => {
  const rates = createRateLimits(storage.db, time.clock, secret)
  await inTransaction(storage.db, async (trx) => {
    for (let count = 0; count < max - 3; count += 1) {
      await rates.take(trx, 'subscriptionsOfAll', 'everybody')
    }
  })
  const responses = await Promise.all(Array.from({ length: 10 }, () => subscribe()))
  expect(responses.filter(({ status }) => status === 202)).toHaveLength(3)
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(7)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await storage.db.selectFrom('mail_outbox').select('id').execute()).toHaveLength(3)

  time.move(minutes * minute)
  expect((await subscribe()).status).toBe(202)
})
