import { connect, type Socket } from 'node:net'
import { readFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { type Row, rounded } from '../benchmarks/figures.ts'
import { photo } from '../support/data/pictures.ts'
import type { Drill } from './drill.ts'
import { msUntil } from './parts/outage.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { mixedWrites } from './parts/mixed-writes.ts'
import { brokenBy, lookAt, untilSwept } from './parts/stored-state.ts'

const fewDescriptors = 256
const connections = 600
const smallHeapMb = 128
const mostMb = 512

/** Connections that say nothing and take a descriptor each. */
function occupy(site: DrilledSite): Socket[] {
  const { hostname, port } = new URL(site.url)
  return Array.from({ length: connections }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  )
}

async function withFewDescriptors(broken: string[]): Promise<Row> {
  const site = await drilledSite({}, { within: ['prlimit', `--nofile=${fewDescriptors}`] })
  try {
    await site.start()
    const writes = mixedWrites(site, await site.hands(3))
    await writes.oneOfEach()
    const { pid, ended } = site.process
    let died = 0
    void ended.then(() => (died = 1))
    const sockets = occupy(site)
    await wait(500)
    writes.begin(20)
    await wait(3000)
    for (const socket of sockets) socket.destroy()
    const ms = await msUntil(async () => (await writes.statusOf('picture')) === 201)
    await writes.end()
    await untilSwept(site)
    if (died) broken.push('few descriptors: the process died')
    if (!Number.isFinite(ms)) broken.push('few descriptors: it does not serve again')
    const { 500: failed = 0, 503: refused = 0 } = writes.statuses
    if (failed > 0) broken.push(`few descriptors: ${failed} writes were answered 500`)
    broken.push(
      ...brokenBy(
        await lookAt(site, writes.ledger, { acknowledgedPictures: writes.pictures, sweeps: false }),
        'few descriptors',
      ),
    )
    return {
      limit: `${fewDescriptors} descriptors`,
      harm: `${connections} connections`,
      died,
      refused,
      'back ms': rounded(ms, 0),
      'peak MB': await peakMb(pid),
    }
  } finally {
    await site.remove()
  }
}

async function withLittleMemory(broken: string[]): Promise<Row> {
  const site = await drilledSite({}, { flags: [`--max-old-space-size=${smallHeapMb}`] })
  let died = 0
  try {
    await site.start()
    const { pid, ended } = site.process
    void ended.then(() => (died = 1))
    const hands = await site.hands(4)
    const [hand] = hands
    const large = await photo(2400, 1600)
    const uploads = Array.from({ length: 8 }, (_, number) =>
      hands[number % 4]!.pictures.upload({ bytes: large, name: 'a.jpg', type: 'image/jpeg' }).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    const bodies = Array.from({ length: 60 }, () =>
      hand!.records.post('/blogs', JSON.stringify({ title: 'x'.repeat(1_000_000) })).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    const statuses = await Promise.all([...uploads, ...bodies])
    const ms = await msUntil(async () => (await site.fetch('/articles')).status === 200)
    const peak = await peakMb(pid)
    const unanswered = statuses.filter((status) => status === 0).length
    const failed = statuses.filter((status) => status === 500).length
    if (died) broken.push('little memory: the process died')
    if (failed > 0) broken.push(`little memory: ${failed} responses were 500`)
    if (peak > mostMb) broken.push(`little memory: it took ${peak} MB`)
    return {
      limit: `${smallHeapMb} MB of heap`,
      harm: '8 pictures, 60 MB of bodies',
      died,
      refused: statuses.filter((status) => status === 503).length + unanswered,
      'back ms': rounded(ms, 0),
      'peak MB': peak,
    }
  } finally {
    await site.remove()
  }
}

/** The most memory that the process ever had. */
async function peakMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kb = 0] = /^VmHWM:\s+(\d+) kB/m.exec(status) ?? []
  return Math.round(Number(kb) / 1024)
}

/** F-23: fewer descriptors and less memory than the load would take. */
export const descriptors: Drill = {
  title: 'few descriptors and little memory (F-23)',
  async run() {
    const broken: string[] = []
    const leftOut: string[] = []
    const rows: Row[] = []
    if (spawnSync('prlimit', ['--version']).status === 0)
      rows.push(await withFewDescriptors(broken))
    else leftOut.push('prlimit is not installed')
    rows.push(await withLittleMemory(broken))
    return { rows, broken, leftOut }
  },
}
