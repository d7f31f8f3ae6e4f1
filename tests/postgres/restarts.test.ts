import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { openPostgres } from '../support/site/built-program.ts'
import { type Instance, startInstances } from '../support/site/instances.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import {
  postgresStartMs,
  type PostgresServer,
  startPostgres,
} from '../support/stores/postgres-server.ts'
import { roundRobin } from '../support/requests/round-robin.ts'
import { cachedPages, contact, load, patienceMs } from '../support/requests/load.ts'

vi.setConfig({ testTimeout: 600_000 })

let postgres: PostgresServer
let mail: MailServer
let instances: Awaited<ReturnType<typeof startInstances>>
let proxy: Awaited<ReturnType<typeof roundRobin<Instance>>>

beforeAll(async () => {
  postgres = await startPostgres({ durable: true })
  mail = await startMailServer()
  instances = await startInstances(2, patientAddress(postgres.url), {
    SMTP_URL: mail.url,
    CONTACT_NOTICE: 'full',
  })
  proxy = await roundRobin(instances.first)
}, postgresStartMs)
afterAll(async () => {
  await proxy.stop()
  await instances.stop()
  await mail.stop()
  await postgres.remove()
})

/** Gives a busy machine longer than the product does before it says 503: what a restart costs is asked here. */
function patientAddress(url: string): string {
  const patientMs = String(120_000)
  const limits = {
    connectionTimeoutMillis: patientMs,
    statement_timeout: patientMs,
    query_timeout: patientMs,
  }
  return `${url}?${new URLSearchParams(limits)}`
}

/** Asks every instance for every page, so that it keeps them. */
async function warmUp(): Promise<void> {
  for (const site of proxy.targets) {
    for (const path of cachedPages) {
      // A busy machine may take too long for the first of them.
      await expect.poll(async () => (await site.fetch(path)).status).toBe(200)
    }
  }
}
beforeEach(warmUp)

/** Four writers and two readers, no faster than their mails get out: one test waits for all of them. */
const loadProxy = () => load(proxy, 4, 2, 30)

/** Another instance takes the place of one that has ended. */
async function replace(ended: Instance): Promise<void> {
  proxy.targets.splice(proxy.targets.indexOf(ended), 1, await instances.start())
}

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openPostgres(postgres.url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

const storedMessages = () =>
  withDatabase(async (db) =>
    (await db.selectFrom('enquiries').select('message').execute()).map(({ message }) => message),
  )

/** What was being sent by an instance that is gone may be sent by another from now on. */
const endLeases = () =>
  withDatabase((db) =>
    db.updateTable('mail_outbox').set({ next_attempt_at: new Date().toISOString() }).execute(),
  )

/** Everything acknowledged is there, and nothing twice. */
async function expectNothingLost(acknowledged: string[]): Promise<void> {
  const stored = await storedMessages()
  expect(new Set(stored).size).toBe(stored.length)
  const there = new Set(stored)
  expect(acknowledged.filter((message) => !there.has(message))).toEqual([])
}

/** Ends an instance while it is asked, and lets so much more come in; returns what was acknowledged. */
async function expectEndUnnoticed(instance: Instance, signal: NodeJS.Signals, more: number) {
  const traffic = loadProxy()
  await traffic.more(50)
  await instance.stop(signal)
  await traffic.more(more)
  await traffic.stop()
  expect(traffic.failures).toEqual([])
  await expectNothingLost(traffic.acknowledged)
  return traffic.acknowledged
}

describe('under load', () => {
  it('a rolling restart costs no request', async () => {
    const traffic = loadProxy()
    await traffic.more(50)
    for (const old of [...proxy.targets]) {
      const fresh = await instances.start()
      proxy.targets.push(fresh)
      await traffic.more(20)
      proxy.targets.splice(proxy.targets.indexOf(old), 1)
      await old.stop('SIGTERM')
      await traffic.more(20)
    }
    await traffic.stop()
    expect(traffic.failures).toEqual([])
    await expectNothingLost(traffic.acknowledged)
  })

  it('an instance that ends while it is still asked costs no request either', async () => {
    const ending = proxy.targets[0]!
    await expectEndUnnoticed(ending, 'SIGTERM', 50)
    await replace(ending)
  })

  it('F-01: with one instance killed the other keeps serving, and nothing acknowledged is lost', async () => {
    const killed = proxy.targets[0]!
    const acknowledged = await expectEndUnnoticed(killed, 'SIGKILL', 100)
    await endLeases()
    const mailed = () =>
      new Set(mail.mails.map(({ text }) => /Message \d+/.exec(text ?? '')?.[0] ?? ''))
    const notMailed = () => {
      const sent = mailed()
      return acknowledged.filter((message) => !sent.has(message))
    }
    await vi.waitFor(() => expect(notMailed()).toEqual([]), { timeout: patienceMs, interval: 200 })
    await replace(killed)
  })

  it('F-08: a PostgreSQL that crashes and starts again loses nothing, and pages go on', async () => {
    const traffic = loadProxy()
    await traffic.more(50)
    await postgres.stop('SIGQUIT')
    const refused = () => traffic.failures.filter(({ path }) => path === contact)
    await vi.waitFor(() => expect(refused().length).toBeGreaterThan(20), patienceMs)
    await postgres.start()
    await traffic.more(1)
    await traffic.more(100)
    await traffic.stop()
    expect(new Set(refused().map(({ status }) => status))).toEqual(new Set([503]))
    expect(traffic.failures.filter(({ path }) => path !== contact)).toEqual([])
    await expectNothingLost(traffic.acknowledged)
  })

  it('F-08: three instances find a PostgreSQL again that was restarted in an orderly way', async () => {
    proxy.targets.push(await instances.start())
    await warmUp()
    const traffic = loadProxy()
    await traffic.more(50)
    await postgres.stop('SIGINT')
    await postgres.start()
    await traffic.more(1)
    await traffic.more(50)
    await traffic.stop()
    const others = traffic.failures.filter(({ path, status }) => path !== contact || status !== 503)
    expect(others).toEqual([])
    await expectNothingLost(traffic.acknowledged)
  })
})
