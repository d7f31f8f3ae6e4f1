import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { systemClock } from '../core/clock.ts'
import { inTransaction } from '../database/transaction.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import { createPace } from './pace.ts'

it.each([
  ['two instances', [systemClock, systemClock]],
  ['a clock that stands still', [() => new Date(0)]],
])('%s keep the pace', async (_what, clocks) => {
  const { db, close } = await openFreshDatabase()
  const everyMs = 50
  const paces = clocks.map((clock) => createPace(clock, 60_000 / everyMs))
  const mails = 10
  const began = performance.now()
  for (let sent = 0; sent < mails;) {
    const waits: number[] = []
    for (const pace of paces) {
      waits.push(await inTransaction(db, (trx) => pace.claim(trx)))
    }
    sent += waits.filter((ms) => ms === 0).length
    await wait(Math.min(...waits.map((ms) => ms || everyMs)))
  }
  // Two may have been allowed one after the other in the last round.
  expect(performance.now() - began).toBeGreaterThanOrEqual((mails - 2) * everyMs)
  await close()
})
