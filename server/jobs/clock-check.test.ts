import { mkdtemp, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { day, minute } from '../../tests/support/site/movable-clock.ts'
import { createClockCheck } from './clock-check.ts'

let dataDir: string
let said: number
let ran: number

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-clock-'))
  said = Date.now()
  ran = 0
})
afterEach(() => rm(dataDir, { recursive: true }))

const start = () => createClockCheck({ clock: () => new Date(said), dataDir, ran: () => ran })
const pass = (ms: number) => {
  said += ms
  ran += ms
}
const never = /was never believed in this data directory/
const days = (count: number) => new RegExp(`is ${count} days from where it was last believed`)

describe('P-01: a clock to delete by', () => {
  it('is not believed where nothing says what it was before', async () => {
    await expect(start().assertTrusted()).rejects.toThrow(never)
  })

  it('is believed after a restart, and a month in which the site stood still', async () => {
    await start().believe()
    await expect(start().assertTrusted()).resolves.toBeUndefined()
    said += 30 * day
    await expect(start().assertTrusted()).resolves.toBeUndefined()
  })

  it.each([3650, 32, -32, -3650])(
    'is not believed %i days from where it was, in the next process or in this one',
    async (count) => {
      const trust = start()
      await trust.believe()
      said += count * day
      await expect(start().assertTrusted()).rejects.toThrow(days(count))
      await expect(trust.assertTrusted()).rejects.toThrow(days(count))
      expect(Math.abs((await stat(join(dataDir, 'clock'))).mtimeMs - Date.now())).toBeLessThan(day)
    },
  )

  it('is believed again when it is put right', async () => {
    await start().believe()
    said += 3650 * day
    const trust = start()
    await expect(trust.assertTrusted()).rejects.toThrow(days(3650))
    said -= 3650 * day
    await expect(trust.assertTrusted()).resolves.toBeUndefined()
  })

  it('is believed whatever it says when it went evenly for an hour', async () => {
    await start().believe()
    said += 3650 * day
    const trust = start()
    pass(58 * minute)
    await expect(trust.assertTrusted()).rejects.toThrow(days(3650))
    pass(2 * minute)
    await expect(trust.assertTrusted()).resolves.toBeUndefined()
  })

  it('begins its hour anew where it was set in between', async () => {
    await start().believe()
    said += 3650 * day
    const trust = start()
    pass(50 * minute)
    said += 100 * day
    await expect(trust.assertTrusted()).rejects.toThrow(days(3750))
    pass(50 * minute)
    await expect(trust.assertTrusted()).rejects.toThrow(days(3750))
    pass(10 * minute)
    await expect(trust.assertTrusted()).resolves.toBeUndefined()
  })

  it('goes with time in a process that runs for long', async () => {
    const trust = start()
    await trust.believe()
    pass(400 * day)
    said += 20 * day
    await expect(trust.assertTrusted()).resolves.toBeUndefined()
  })

  it('goes by the time of the file, which the system keeps', async () => {
    await start().believe()
    const then = new Date(said - 90 * day)
    await utimes(join(dataDir, 'clock'), then, then)
    await expect(start().assertTrusted()).rejects.toThrow(days(90))
  })
})
