import { setTimeout as wait } from 'node:timers/promises'
import { type Row, rounded } from '../../benchmarks/figures.ts'
import { startPostgres } from '../../support/stores/postgres-server.ts'
import { contact } from '../../support/requests/load.ts'
import { unreliableLine } from '../../support/requests/unreliable-line.ts'
import { drilledSite } from './drilled-site.ts'
import { fromAnywhere, mixedWrites } from './mixed-writes.ts'
import { awayMs, longestResponseMs, msUntil, type Outage, timed } from './outage.ts'
import { brokenBy, lookAt } from './stored-state.ts'

/** F-08: known pages go on, writes are refused, and nothing acknowledged is lost. */
export async function withoutDatabase(): Promise<Outage> {
  const postgres = await startPostgres({ durable: true })
  const line = await unreliableLine(postgres.url)
  const site = await drilledSite({
    DATABASE_URL: line.url,
  })
  const broken: string[] = []
  const rows: Row[] = []
  const back: number[] = []
  try {
    await site.start()
    const writes = mixedWrites(site, await site.hands(3), { unsureOf: 503 })
    await writes.oneOfEach()
    const cached = ['/', '/articles', '/contact']
    for (const path of cached) await site.fetch(path)
    for (const harm of ['cut', 'silent'] as const) {
      writes.begin(20)
      await writes.more(10)
      line.become(harm)
      await wait(awayMs)
      for (const path of cached) {
        const { status } = await site.fetch(path)
        if (status !== 200) broken.push(`database ${harm}: ${path} is answered ${status}`)
      }
      const write = await timed(
        site.postJson(
          contact,
          { name: 'A', email: 'a@example.org', message: 'n0v0' },
          fromAnywhere(7),
        ),
      )
      if (write.status !== 503) broken.push(`database ${harm}: a write is answered ${write.status}`)
      if (write.ms > longestResponseMs)
        broken.push(`database ${harm}: that took ${rounded(write.ms, 0)} ms`)
      line.become('good')
      const before = writes.ledger.acknowledged()
      const ms = await msUntil(async () => writes.ledger.acknowledged() > before)
      back.push(ms)
      await writes.end()
      rows.push({
        part: 'database',
        line: harm,
        'answer ms': rounded(write.ms, 0),
        'back ms': rounded(ms, 0),
      })
    }
    await writes.finishRemovals()
    const store = { dataDir: site.dataDir, databaseUrl: postgres.url }
    const found = await lookAt(store, writes.ledger, {
      acknowledgedPictures: writes.pictures,
      sweeps: false,
    })
    broken.push(...brokenBy(found, 'database'))
    const unexpected = Object.keys(writes.statuses).filter(
      (status) => Number(status) >= 400 && !['503', '404'].includes(status),
    )
    if (unexpected.length > 0) broken.push(`database: writes were answered ${unexpected.join()}`)
    return { rows, broken, back }
  } finally {
    await site.remove()
    await line.stop()
    await postgres.remove()
  }
}
