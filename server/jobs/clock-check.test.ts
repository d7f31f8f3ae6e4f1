import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { day, minute } from '../../tests/support/site/movable-clock.ts'
import { createClockCheck } from './clock-check.ts'

let dataDir: string
let now: number
let uptime: number

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-clock-'))
  now = Date.now()
  uptime = 0
})
afterEach(() => rm(dataDir, { recursive: true }))

const start = () =>
  createClockCheck({ clock: () => new Date(now), dataDir, uptimeMs: () => uptime })
const pass = (ms: number) => {
  now += ms
  uptime += ms
}
const days = (count: number) => new RegExp(`is ${count} days from where it was last trusted`)

describe('P-01: a clock to delete by', () => {
  it('is not trusted in a new data directory', async () => {
    await expect(start().assertTrusted()).rejects.toThrow(/never trusted in this data directory/)
  })

  it('is trusted after a restart, and after a month in which the site stood still', async () => {
    await start().trust()
    await expect(start().assertTrusted()).resolves.toBeUndefined()
    now += 30 * day
    await expect(start().assertTrusted()).resolves.toBeUndefined()
  })

  it.each([3650, 32, -32, -3650])(
    'is not trusted %i days from where it was, in this process or the next, until it is set right',
    async (count) => {
      const check = start()
      await check.trust()
      now += count * day
      await expect(start().assertTrusted()).rejects.toThrow(days(count))
      await expect(check.assertTrusted()).rejects.toThrow(days(count))
      now -= count * day
      await expect(check.assertTrusted()).resolves.toBeUndefined()
    },
  )

  it('is trusted once it has run evenly for an hour, which begins anew when it is set', async () => {
    await start().trust()
    now += 3650 * day
    const check = start()
    pass(58 * minute)
    await expect(check.assertTrusted()).rejects.toThrow(days(3650))
    now += 100 * day
    pass(2 * minute)
    await expect(check.assertTrusted()).rejects.toThrow(days(3750))
    pass(60 * minute)
    await expect(check.assertTrusted()).resolves.toBeUndefined()
  })

  it('is compared with the time of the file, which the system writes', async () => {
    await start().trust()
    const then = new Date(now - 90 * day)
    await utimes(join(dataDir, 'clock'), then, then)
    await expect(start().assertTrusted()).rejects.toThrow(days(90))
  })
})

describe('a clock to publish by', () => {
  it('is in doubt for ten minutes after a step of more than five, in either direction', async () => {
    const check = start()
    expect(await check.isDoubtful()).toBe(false)
    now += 4 * minute
    expect(await check.isDoubtful()).toBe(false)
    for (const step of [6 * minute, -60 * minute]) {
      now += step
      expect(await check.isDoubtful()).toBe(true)
      pass(9 * minute)
      expect(await check.isDoubtful()).toBe(true)
      pass(minute)
      expect(await check.isDoubtful()).toBe(false)
    }
  })

  it('is in doubt for an hour where the process starts far from its last trusted time', async () => {
    await start().trust()
    now += 3650 * day
    const check = start()
    expect(await check.isDoubtful()).toBe(true)
    pass(59 * minute)
    expect(await check.isDoubtful()).toBe(false)
  })
})
