import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { openPostgres } from '../../server/database/postgres/open-postgres.ts'
import { median, type Row, rounded } from '../benchmarks/figures.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { startPostgres } from '../support/stores/postgres-server.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'

/** As soon as may be, then one after the other. */
const firstMs = 65_000
const apartMs = 1200
const settleMs = 12_000

type Due = { title: string; at: string }

async function scheduleAll(site: DrilledSite, count: number): Promise<Due[]> {
  const [hand] = await site.hands(1)
  const { records } = hand!
  const { _id } = await records.makeDoctor({ name: 'Dr. Ada Marsh' })
  const drafts = draftCalls(records)
  const due: Due[] = []
  for (let number = 1; number <= count; number += 1) {
    const key = newKey()
    const title = `Due number ${number}`
    const { version } = await drafts.save(key, { ...goodBlog(_id), title })
    const at = new Date(Date.now() + firstMs + number * apartMs)
    const response = await drafts.schedule(key, at.toISOString(), version)
    if (response.status !== 200) throw new Error(`a schedule is answered ${response.status}`)
    const { scheduledAt } = (await response.json()) as { scheduledAt: string }
    due.push({ title, at: scheduledAt })
  }
  return due
}

/** Kills one or all of the sites at random moments, and starts them again, until that time. */
async function killUntil(sites: DrilledSite[], end: number): Promise<number> {
  let kills = 0
  while (Date.now() < end) {
    await wait(Math.random() * 2500)
    const all = Math.random() < 0.3
    const victims = all ? sites : [sites[Math.floor(Math.random() * sites.length)]!]
    await Promise.all(victims.map((site) => site.stop('SIGKILL')))
    kills += victims.length
    await Promise.all(victims.map((site) => site.start()))
  }
  return kills
}

async function published(site: DrilledSite) {
  const { DATABASE_URL: url } = site.env
  const db = url ? openPostgres(url) : await openDatabase({ dataDir: site.dataDir })
  try {
    const articles = await db.selectFrom('blogs').select(['title', 'created_at as at']).execute()
    const versions = await db
      .selectFrom('revisions')
      .innerJoin('drafts', 'drafts.number', 'revisions.draft_number')
      .select('drafts.number')
      .where('revisions.kind', '=', 'published')
      .where('drafts.kind', '=', 'blog')
      .execute()
    return { articles, versions: versions.length }
  } finally {
    await db.destroy()
  }
}

async function drill(name: string, sites: DrilledSite[], count: number) {
  await Promise.all(sites.map((site) => site.start()))
  const due = await scheduleAll(sites[0]!, count)
  await wait(Date.parse(due[0]!.at) - Date.now())
  const kills = await killUntil(sites, Date.parse(due.at(-1)!.at))
  await wait(settleMs)
  const { articles, versions } = await published(sites[0]!)
  const found = due.map(({ title, at }) => ({
    title,
    lates: articles
      .filter((article) => article.title === title)
      .map((article) => Date.parse(article.at) - Date.parse(at)),
  }))
  const broken = found.flatMap(({ title, lates }) => [
    ...(lates.length === 1 ? [] : [`${name}: ${title} was published ${lates.length} times`]),
    ...lates.filter((ms) => ms < 0).map((ms) => `${name}: ${title} is ${-ms} ms early`),
  ])
  if (versions !== count) broken.push(`${name}: ${versions} versions of ${count} articles`)
  const lates = found.flatMap((each) => each.lates)
  const row: Row = {
    store: name,
    instances: sites.length,
    'due times': count,
    kills,
    published: found.filter((each) => each.lates.length > 0).length,
    twice: found.filter((each) => each.lates.length > 1).length,
    early: lates.filter((ms) => ms < 0).length,
    'late ms': rounded(median(lates), 0),
    'worst ms': rounded(Math.max(...lates), 0),
  }
  return { row, broken }
}

/** Publications that are due while instances are killed. */
export const writingSchedule: Drill = {
  title: 'killed while publications are due',
  async run({ rounds = 50 }) {
    const postgres = await startPostgres({ durable: true })
    const shared = { DATABASE_URL: postgres.url }
    const two = [await drilledSite(shared), await drilledSite(shared)]
    const one = [await drilledSite()]
    try {
      const outcomes = [
        await drill('PostgreSQL', two, rounds),
        await drill('SQLite', one, Math.max(1, Math.round(rounds / 5))),
      ]
      return {
        rows: outcomes.map(({ row }) => row),
        broken: outcomes.flatMap(({ broken }) => broken),
      }
    } finally {
      for (const site of [...two, ...one]) await site.remove()
      await postgres.remove()
    }
  },
}
