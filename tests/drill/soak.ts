import { setTimeout as wait } from 'node:timers/promises'
import { percentile, type Row, rounded } from '../benchmarks/figures.ts'
import { startMailServer } from '../support/mail/mail-server.ts'
import { startPostgres } from '../support/stores/postgres-server.ts'
import { cachedPages } from '../support/requests/load.ts'
import { unreliableLine } from '../support/requests/unreliable-line.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { mixedWrites } from './parts/mixed-writes.ts'
import { brokenBy, lookAt } from './parts/stored-state.ts'

const seconds = 60
const readsPerSecond = 180
const paths = [...cachedPages, '/index', '/about', '/contact', '/api/user/v1/authors', '/rss.xml']

/** Readers who come at a rate of their own, whether or not the ones before got their response. */
function readers(site: DrilledSite) {
  const ms: number[] = []
  const statuses: Record<number, number> = {}
  let number = 0
  const read = async () => {
    number += 1
    const path = number % 20 ? paths[number % paths.length]! : `/articles?query=word${number}`
    const began = performance.now()
    const status = await site.fetch(path, { signal: AbortSignal.timeout(20_000) }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 200) ms.push(performance.now() - began)
  }
  const under = new Set<Promise<void>>()
  const timer = setInterval(() => {
    for (let count = 0; count < readsPerSecond / 20; count += 1) {
      const reading = read().finally(() => under.delete(reading))
      under.add(reading)
    }
  }, 50)
  return {
    ms,
    statuses,
    async end(): Promise<void> {
      clearInterval(timer)
      await Promise.all(under)
    },
  }
}

/** A minute of mixed requests while faults take turns. */
export const soak: Drill = {
  title: 'a minute of mixed requests with faults',
  async run({ rounds = 2 }) {
    const postgres = await startPostgres({ durable: true })
    const database = await unreliableLine(postgres.url)
    const mail = await startMailServer()
    const post = await unreliableLine(mail.url)
    const site = await drilledSite({
      ...{ DATABASE_URL: database.url, SMTP_URL: post.url },
    })
    const broken: string[] = []
    try {
      await site.start()
      const writes = mixedWrites(site, await site.hands(4), { unsureOf: 503 })
      await writes.oneOfEach()
      const reading = readers(site)
      writes.begin(150)
      const faults: Record<string, () => Promise<unknown>> = {
        'database cut': async () => {
          database.become('cut')
          await wait(3000)
          database.become('good')
        },
        'mail silent': async () => {
          post.become('silent')
          await wait(3000)
          post.become('good')
        },
        killed: async () => {
          await site.stop('SIGKILL')
          await site.start()
        },
        'database connections reset': async () => database.reset(),
        'mail cut': async () => {
          post.become('cut')
          await wait(3000)
          post.become('good')
        },
        'stopped and started': async () => {
          await site.stop('SIGTERM')
          await site.start()
        },
      }
      const slotMs = (seconds * 1000) / (rounds * Object.keys(faults).length)
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, harm] of Object.entries(faults)) {
          const began = performance.now()
          await harm().catch((error: unknown) => broken.push(`${name}: ${String(error)}`))
          await wait(Math.max(0, slotMs - (performance.now() - began)))
        }
      }
      await writes.end()
      await reading.end()
      await writes.finishRemovals()
      const store = { dataDir: site.dataDir, databaseUrl: postgres.url }
      const found = await lookAt(store, writes.ledger, {
        acknowledgedPictures: writes.pictures,
        sweeps: false,
      })
      broken.push(...brokenBy(found, 'after a minute'))
      const failed = (reading.statuses[500] ?? 0) + (writes.statuses[500] ?? 0)
      if (failed > 0) broken.push(`${failed} responses were 500`)
      const { 200: good = 0, 503: refused = 0, 0: unreachable = 0 } = reading.statuses
      const row: Row = {
        faults: rounds * Object.keys(faults).length,
        reads: good + refused + unreachable,
        '200': good,
        '503': refused,
        'not reached': unreachable,
        'p99 ms': rounded(percentile(reading.ms, 99), 0),
        writes: writes.ledger.acknowledged(),
        lost: found.lost.length,
        half: found.half.length,
      }
      return { rows: [row], broken }
    } finally {
      await site.remove()
      await post.stop()
      await mail.stop()
      await database.stop()
      await postgres.remove()
    }
  },
}
