import { setTimeout as wait } from 'node:timers/promises'
import { readDatabase } from '../../server/database/opening/site-files.ts'
import { join } from 'node:path'
import { type Row, rounded } from '../benchmarks/figures.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { hugePng } from '../support/data/pictures.ts'
import { contact } from '../support/requests/load.ts'
import type { Drill } from './drill.ts'
import { admins, type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { type Ended, halfSent, pictureForm } from './parts/half-sent.ts'
import { fromAnywhere } from './parts/mixed-writes.ts'

const longestMs = 10_000
/** So many of each kind are under way in one round. */
const perRound = { enquiries: 30, doctors: 16, pictures: 4 }

type Round = { ended: Ended[]; ms: number; broken: string[]; inTime: boolean }

async function underWay(site: DrilledSite, round: number) {
  const authorization = `Bearer ${await adminToken(site.dataDir, admins[round % admins.length])}`
  const json = { 'content-type': 'application/json' }
  const form = await pictureForm(hugePng(40, 24))
  const times = (count: number) => Array.from({ length: count }, (_, number) => number)
  const enquiries = times(perRound.enquiries).map((number) => {
    const enquiry = { name: 'Ana', email: 'ana@example.org', message: `Round ${round}.${number}` }
    const headers = { ...json, ...fromAnywhere(round * 1000 + number) }
    return halfSent(site.url, 'POST', contact, headers, Buffer.from(JSON.stringify(enquiry)))
  })
  const doctors = times(perRound.doctors).map((number) => {
    const body = Buffer.from(JSON.stringify({ name: `Dr. ${round}.${number}` }))
    return halfSent(site.url, 'POST', '/api/admin/v1/authors', { ...json, authorization }, body)
  })
  const pictures = times(perRound.pictures).map(() =>
    halfSent(
      site.url,
      'POST',
      '/api/v1/images/upload',
      { 'content-type': form.type, authorization },
      form.body,
    ),
  )
  return Promise.all([...enquiries, ...doctors, ...pictures])
}

async function stopUnderLoad(site: DrilledSite, round: number): Promise<Round> {
  await site.start()
  const requests = await underWay(site, round)
  // Time for the server to have begun to read all of them.
  while ((await site.fetch('/readyz')).status !== 200) await wait(10)
  await wait(200)
  const began = performance.now()
  const stopped = site.stop('SIGTERM')
  await wait(50)
  const refused = await fetch(`${site.url}/readyz`).then(
    ({ status }) => status === 503,
    () => true,
  )
  const ended = await Promise.all(requests.map(({ finish }) => finish()))
  await stopped
  const ms = performance.now() - began
  const code = await site.process.ended
  return {
    ended,
    ms,
    inTime: ms < longestMs,
    broken: [
      ...(code === 0 ? [] : [`round ${round}: it ended with ${code}`]),
      ...(refused ? [] : [`round ${round}: new requests were still taken`]),
      ...(ms > longestMs + 2000 ? [`round ${round}: stopping took ${rounded(ms, 0)} ms`] : []),
    ],
  }
}

async function storedMessages(dataDir: string): Promise<number> {
  const db = readDatabase(join(dataDir, 'site.db'))
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  return count
}

/** The process is told to stop while a thousand requests are under way. */
export const stop: Drill = {
  title: 'told to stop while it works',
  async run({ rounds = 20 }) {
    const site = await drilledSite()
    const all: Round[] = []
    try {
      for (let round = 1; round <= rounds; round += 1) all.push(await stopUnderLoad(site, round))
      const ended = all.flatMap(({ ended }) => ended)
      // A machine that is too busy for fifty requests in ten seconds: the site gives up by design.
      const outOfTime = all.filter(({ inTime }) => !inTime)
      const cut = all
        .filter(({ inTime }) => inTime)
        .flatMap(({ ended }) => ended.filter(({ whole }) => !whole))
      const taken = ended.filter(({ status, body }) => status === 201 && body.includes('Thank you'))
      const stored = await storedMessages(site.dataDir)
      const worst = rounded(Math.max(...all.map(({ ms }) => ms)), 0)
      const statuses = Map.groupBy(ended, ({ status }) => status)
      const row: Row = {
        rounds,
        'under way': ended.length,
        cut: cut.length,
        'rounds out of time': outOfTime.length,
        ...Object.fromEntries([...statuses].map(([status, of]) => [`${status}`, of.length])),
        'longest ms': worst,
      }
      return {
        rows: [row],
        broken: [
          ...all.flatMap(({ broken }) => broken),
          ...(outOfTime.length > rounds / 4
            ? [`${outOfTime.length} of ${rounds} stops were not done in ${longestMs} ms`]
            : []),
          ...(cut.length > 0 ? [`${cut.length} responses were cut`] : []),
          ...(stored < taken.length ? [`${taken.length} enquiries taken, ${stored} stored`] : []),
        ],
        figures: { 'G-16': `${cut.length} of ${ended.length} cut, ${worst} ms at the longest` },
      }
    } finally {
      await site.remove()
    }
  },
}
