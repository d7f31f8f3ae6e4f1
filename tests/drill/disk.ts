import { join } from 'node:path'
import type { Row } from '../benchmarks/figures.ts'
import { type Drill, type Outcome, ranNothing } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { type MixedWrites, mixedWrites } from './parts/mixed-writes.ts'
import { mayMount, smallDisk, type SmallDisk } from './parts/small-disk.ts'
import { brokenBy, lookAt, untilSwept } from './parts/stored-state.ts'

const kinds = ['enquiry', 'doctor', 'picture', 'article', 'change'] as const
const read = ['/', '/articles', '/doctors-behind', '/contact', '/api/user/v1/blogs', '/readyz']
const mostTries = 300

/** The response to every kind of write once there is no room; `broken` unless it is 503. */
async function untilRefused(writes: MixedWrites, broken: string[], what: string) {
  for (const kind of kinds) {
    let status = 0
    for (let tried = 0; tried < mostTries && status !== 503; tried += 1) {
      status = await writes.statusOf(kind)
      if (![200, 201, 503].includes(status)) break
    }
    if (status !== 503) broken.push(`${what}: ${kind} is answered ${status}, not 503`)
  }
}

async function assertReads(site: DrilledSite, broken: string[], what: string): Promise<number> {
  let failed = 0
  for (const path of [...read, `/articles?query=${Math.random().toString(36).slice(2)}`]) {
    const { status } = await site.fetch(path)
    if (status === 200) continue
    failed += 1
    broken.push(`${what}: ${path} is answered ${status}`)
  }
  return failed
}

async function fullDisk(disk: SmallDisk, rounds: number, broken: string[]): Promise<Row> {
  const site = await drilledSite(
    { DATA_DIR: join(disk.path, 'data'), LOG_LEVEL: 'info' },
    // The log lies on the same disk.
    { log: join(disk.path, 'log') },
  )
  const { dataDir } = site
  try {
    await site.start()
    const { pid } = site.process
    const writes = mixedWrites(site, await site.hands(4))
    let failedReads = 0
    for (let round = 1; round <= rounds; round += 1) {
      const what = `full disk, round ${round}`
      for (let count = 0; count < 3; count += 1) await writes.oneOfEach()
      writes.begin()
      disk.fill()
      await writes.end()
      await untilRefused(writes, broken, what)
      failedReads += await assertReads(site, broken, what)
      disk.free()
      for (const kind of kinds) {
        const status = await writes.statusOf(kind)
        if (status >= 300 || status === 0) broken.push(`${what}, room again: ${kind} ${status}`)
      }
      await untilSwept({ dataDir })
      const findings = await lookAt({ dataDir }, writes.ledger, {
        acknowledgedPictures: writes.pictures,
        // Files of an upload that failed may wait for the next sweep where removing them failed too.
        sweeps: false,
      })
      broken.push(...brokenBy(findings, what))
    }
    if (site.process.pid !== pid) broken.push('full disk: the process is another one')
    const { 503: refused = 0, ...others } = writes.statuses
    const unexpected = Object.keys(others).filter((status) => Number(status) >= 400)
    if (unexpected.length > 0) broken.push(`full disk: writes were answered ${unexpected.join()}`)
    return {
      disk: 'full',
      rounds,
      acknowledged: writes.ledger.acknowledged(),
      refused,
      'failed reads': failedReads,
    }
  } finally {
    await site.remove()
  }
}

/** Of a site that is new, and of one that has been there before. */
async function fullStart(disk: SmallDisk, broken: string[]): Promise<Row> {
  const grown = await drilledSite({ DATA_DIR: join(disk.path, 'data') })
  const fresh = await drilledSite({ DATA_DIR: join(disk.path, 'fresh'), SAMPLE_CONTENT: 'true' })
  try {
    disk.fill()
    const said = await fresh.start().then(
      () => 'it started',
      (error: unknown) => (error as Error).message.trim(),
    )
    if (!/^exit 1: DATA_DIR: [^\n]+$/.test(said)) broken.push(`full at the first start: ${said}`)
    await grown.start().catch((error: unknown) => broken.push(`full at a start: ${String(error)}`))
    const failedReads = await assertReads(grown, broken, 'full at the start')
    disk.free()
    return {
      disk: 'full at the start',
      rounds: 1,
      acknowledged: 0,
      refused: 0,
      'failed reads': failedReads,
    }
  } finally {
    await grown.stop()
    await grown.remove()
    await fresh.remove()
    disk.free()
  }
}

async function readOnlyStart(disk: SmallDisk, broken: string[]): Promise<Row> {
  disk.remount('ro')
  const site = await drilledSite({ DATA_DIR: disk.path })
  try {
    const said = await site.start().then(
      () => 'it started',
      (error: unknown) => (error as Error).message.trim(),
    )
    if (!/^exit 1: DATA_DIR: [^\n]+$/.test(said)) broken.push(`read-only at the start: ${said}`)
    return {
      disk: 'read-only at the start',
      rounds: 1,
      acknowledged: 0,
      refused: 0,
      'failed reads': 0,
    }
  } finally {
    await site.remove()
    disk.remount('rw')
  }
}

async function readOnlyWhileRunning(broken: string[]): Promise<Row> {
  const disk = await smallDisk(48, { real: true })
  const site = await drilledSite({ DATA_DIR: join(disk.path, 'data') })
  const what = 'read-only while running'
  try {
    await site.start()
    const writes = mixedWrites(site, await site.hands(2))
    for (let count = 0; count < 3; count += 1) await writes.oneOfEach()
    writes.begin()
    // As a file system does that finds a fault in itself.
    disk.remount('abort')
    await writes.end()
    await untilRefused(writes, broken, what)
    const failedReads = await assertReads(site, broken, what)
    const { 503: refused = 0 } = writes.statuses
    return {
      disk: what,
      rounds: 1,
      acknowledged: writes.ledger.acknowledged(),
      refused,
      'failed reads': failedReads,
    }
  } finally {
    await site.remove()
    await disk.remove()
  }
}

/** F-04, F-05: no room, and no right to write. */
export const disk: Drill = {
  title: 'a disk that is full or read-only (F-04, F-05)',
  async run({ rounds = 5 }): Promise<Outcome> {
    if (!mayMount()) return ranNothing('only root on Linux may mount a small disk')
    const broken: string[] = []
    const leftOut: string[] = []
    const small = await smallDisk(24)
    try {
      const rows = [
        await fullDisk(small, rounds, broken),
        await fullStart(small, broken),
        await readOnlyStart(small, broken),
      ]
      const running = await readOnlyWhileRunning(broken).catch((error: unknown) => {
        leftOut.push(`a disk that breaks: ${String(error)}`)
      })
      return { rows: [...rows, ...(running ? [running] : [])], broken, leftOut }
    } finally {
      await small.remove()
    }
  },
}
