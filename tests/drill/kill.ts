import { setTimeout as wait } from 'node:timers/promises'
import { median, type Row, rounded } from '../benchmarks/figures.ts'
import { startPostgres } from '../support/stores/postgres-server.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { mixedWrites } from './parts/mixed-writes.ts'
import { brokenBy, lookAt, type Store, untilSwept } from './parts/stored-state.ts'

const writers = 4

type Killed = { row: Row; broken: string[]; figure: string }

async function killOften(site: DrilledSite, name: string, rounds: number): Promise<Killed> {
  const { databaseUrl, ...store }: Store = {
    dataDir: site.dataDir,
    databaseUrl: site.env['DATABASE_URL'],
  }
  const shared = databaseUrl !== undefined
  const where = { ...store, databaseUrl }
  const broken: string[] = []
  const starts: number[] = []
  const found = { lost: 0, half: 0, pictures: 0, orphans: 0 }
  await site.start()
  const writes = mixedWrites(site, await site.hands(writers))
  for (let round = 1; round <= rounds; round += 1) {
    writes.begin()
    await writes.more(5 + Math.floor(Math.random() * 30))
    await wait(Math.random() * 50)
    await site.stop('SIGKILL')
    await writes.end()
    starts.push(await site.start())
    await writes.finishRemovals()
    // With a shared database the sweep leaves for an hour what another instance may be storing.
    if (!shared) await untilSwept(where)
    const findings = await lookAt(where, writes.ledger, {
      acknowledgedPictures: writes.pictures,
      sweeps: !shared,
    })
    broken.push(...brokenBy(findings, `${name}, round ${round}`))
    for (const kind of ['lost', 'half', 'pictures', 'orphans'] as const) {
      found[kind] += findings[kind].length
    }
  }
  const { ledger } = writes
  await site.stop()
  const ready = { median: rounded(median(starts), 0), worst: rounded(Math.max(...starts), 0) }
  return {
    broken,
    figure: `${rounds} rounds, ${found.lost} lost, ${found.half} half, ready ${ready.median} ms (worst ${ready.worst} ms)`,
    row: {
      store: name,
      rounds,
      acknowledged: ledger.acknowledged(),
      unanswered: ledger.unanswered(),
      lost: found.lost,
      half: found.half,
      'missing pictures': found.pictures,
      orphans: found.orphans,
      'ready ms': ready.median,
      'worst ms': ready.worst,
    },
  }
}

/** F-01, F-02: the process is killed at random points of writes and uploads. */
export const kill: Drill = {
  title: 'killed while it writes (F-01, F-02)',
  async run({ rounds = 50 }) {
    const onFile = await drilledSite()
    const postgres = await startPostgres({ durable: true })
    const onServer = await drilledSite({
      DATABASE_URL: postgres.url,
    })
    try {
      const file = await killOften(onFile, 'SQLite', rounds)
      const server = await killOften(onServer, 'PostgreSQL', Math.max(1, Math.round(rounds / 5)))
      return {
        rows: [file.row, server.row],
        broken: [...file.broken, ...server.broken],
        figures: { 'G-11': file.figure },
      }
    } finally {
      await onFile.remove()
      await onServer.remove()
      await postgres.remove()
    }
  },
}
