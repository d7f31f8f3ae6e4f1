import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { minute, movableClock } from '../../tests/support/site/movable-clock.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import type { Database } from '../database/database.ts'
import { createServiceStates } from './service-states.ts'

const trouble = { problem: 'it refused the user name or the password', sentence: '535 No.' }

let db: Database
let close: () => Promise<void>
let time: ReturnType<typeof movableClock>
const instance = (name: string) =>
  createServiceStates({ db, clock: time.clock, log: Fastify().log, instance: name })

beforeEach(async () => {
  ;({ db, close } = await openFreshDatabase())
  time = movableClock()
})
afterEach(() => close())

it('shows the trouble of one instance while the other has none, until it ends', async () => {
  const [one, two] = [instance('one'), instance('two')]
  expect(await one.read('mail')).toBeUndefined()
  expect(one.mail.isOk()).toBeUndefined()
  one.mail.report()
  two.mail.report(trouble)
  const since = time.clock().toISOString()
  await two.read('mail')
  time.move(2 * minute)
  two.mail.report({ ...trouble, sentence: '535 Still no.' })
  await two.read('mail')
  const failing = { trouble: { ...trouble, sentence: '535 Still no.', since }, failing: 1 }
  expect(await one.read('mail')).toEqual({ ...failing, instances: 2 })
  expect(await one.read('mailbox')).toBeUndefined()
  expect([one.mail.isOk(), two.mail.isOk()]).toEqual([true, false])
  two.mail.report()
  await two.read('mail')
  expect(await one.read('mail')).toEqual({ trouble: null, failing: 0, instances: 2 })
})

it('remembers since when over a crash, and forgets an instance that has stopped or is gone', async () => {
  const since = time.clock().toISOString()
  const crashed = instance('one')
  crashed.mail.report(trouble)
  await crashed.read('mail')
  time.move(10 * minute)
  const restarted = instance('one')
  restarted.mail.report(trouble)
  expect(await restarted.read('mail')).toMatchObject({ trouble: { since }, instances: 1 })
  time.move(16 * minute)
  expect(await instance('two').read('mail')).toBeUndefined()
  const stopped = instance('three')
  stopped.mail.report(trouble)
  await stopped.stop()
  expect(await instance('two').read('mail')).toBeUndefined()
})
