import fc from 'fast-check'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { createRateLimits } from './rate-limits.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'

const { max, minutes } = limits.rates.codesPerAddress
const windowMs = minutes * 60_000
const start = Date.parse('2030-01-01T00:00:00Z')

let close: () => Promise<void>
let db: Database
let now = start
const secret = 'a secret of this test, 32 characters'

beforeAll(async () => {
  ;({ db, close } = await openFreshDatabase())
})
afterAll(() => close())

const rates = () => createRateLimits(db, () => new Date(now), secret)
let subjects = 0
const newSubject = () => `subject ${(subjects += 1)}`

describe('rate limits', () => {
  it('let through no more than the limit in any window, and no less', async () => {
    const steps = fc.array(fc.nat(windowMs / 2), { minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(steps, async (pauses) => {
        const subject = newSubject()
        const taken: number[] = []
        for (const pause of pauses) {
          now += pause
          const recent = taken.filter((time) => now - time < windowMs)
          const wait = await rates().take(db, 'codesPerAddress', subject)
          expect(wait === 0).toBe(recent.length < max)
          if (wait === 0) taken.push(now)
          else expect(wait).toBe(Math.ceil((recent[0]! + windowMs - now) / 1000))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('block nobody for longer than the window, however the clock is set', async () => {
    const jump = fc.integer({ min: -400 * 24 * 3_600_000, max: 400 * 24 * 3_600_000 })
    await fc.assert(
      fc.asyncProperty(fc.array(jump, { maxLength: 6 }), async (jumps) => {
        const subject = newSubject()
        for (const each of [...jumps, 0]) {
          now += each
          for (let calls = 0; calls <= max; calls += 1) {
            await rates().take(db, 'codesPerAddress', subject)
          }
          const wait = await rates().waitFor(db, 'codesPerAddress', subject)
          expect(wait).toBeGreaterThan(0)
          expect(wait).toBeLessThanOrEqual(windowMs / 1000)
        }
        now += windowMs
        expect(await rates().waitFor(db, 'codesPerAddress', subject)).toBe(0)
        now = start
      }),
      { numRuns: 30 },
    )
  })

  it('count simultaneous calls', async () => {
    const subject = newSubject()
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => rates().consume('codesPerAddress', subject)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(max)
  })

  it('C-06: reject a blocked subject without asking the database until the time is over', async () => {
    const subject = newSubject()
    let statements = 0
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const limited = createRateLimits(db.withPlugin(counting), () => new Date(now), secret)
    const demand = () => limited.consume('enquiriesPerSource', subject)
    const { max, minutes } = limits.rates.enquiriesPerSource
    for (let calls = 0; calls < max; calls += 1) await demand()
    const refused = { status: 429, retryAfter: minutes * 60 }
    await expect(demand()).rejects.toMatchObject(refused)
    const before = statements
    now += 1000
    for (let calls = 0; calls < 50; calls += 1) {
      await expect(demand()).rejects.toMatchObject({ ...refused, retryAfter: minutes * 60 - 1 })
    }
    expect(statements).toBe(before)
    now -= 2000
    await expect(demand(), 'of a clock that was put back').rejects.toMatchObject(refused)
    expect(statements).toBeGreaterThan(before)
    now += minutes * 60_000
    await demand()
    now = start
  })

  it('L-07: bound all networks that one customer can have together, far above one of them', async () => {
    const { max } = limits.rates.enquiriesPerSource
    const all = max * limits.networksOfOneCustomer
    const network = (number: number) => `2001:db8:7:${number.toString(16)}::/64`
    const demand = (source: string) =>
      rates()
        .consume('enquiriesPerSource', source)
        .then(
          () => 'taken',
          ({ status }: { status: number }) => status,
        )
    for (let calls = 0; calls < max; calls += 1) expect(await demand(network(0))).toBe('taken')
    expect(await demand(network(0)), 'of one network').toBe(429)
    const others = []
    for (let number = 1; number <= all; number += 1) others.push(await demand(network(number)))
    expect(others.filter((result) => result === 'taken')).toHaveLength(all - max)
    expect(others.slice(all - max)).toEqual(Array.from({ length: max }, () => 429))
    expect(await demand('2001:db8:8:0::/64')).toBe('taken')
  })

  it('store no subject in plain text, and delete expired rows', async () => {
    await db.deleteFrom('rate_limits').execute()
    await rates().consume('enquiriesPerSource', '203.0.113.99')
    const before = await db.selectFrom('rate_limits').selectAll().execute()
    expect(JSON.stringify(before)).not.toContain('203.0.113')
    now += 48 * 3_600_000
    for (let calls = 0; calls < before.length; calls += 1) {
      await rates().consume('loginCallsPerSource', newSubject())
    }
    const after = await db.selectFrom('rate_limits').select('key').execute()
    const known = new Set(before.map(({ key }) => key))
    expect(after.filter(({ key }) => known.has(key))).toEqual([])
  })
})
