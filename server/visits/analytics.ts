import { type Analytics, hideFew } from '../../shared/analytics.ts'
import { daysAfter, monthsAfter } from '../../shared/calendar-day.ts'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { pageTitles } from './page-titles.ts'
import { sumOf, type Viewed } from './sum-of.ts'
import { otherSource } from './tally.ts'

type Range = { from: string; to: string }
type PageRow = Viewed & { path: string; yes: number; no: number }

/** The days up to today. */
function rangeOf(days: number, now: Date): Range {
  const to = academyDay(now)
  return { from: daysAfter(to, 1 - days), to }
}

/** What was counted in the last `days` days, with small numbers hidden. */
export async function readAnalytics(db: Database, clock: Clock, days: number): Promise<Analytics> {
  const range = rangeOf(days, clock())
  const before = { from: daysAfter(range.from, -days), to: daysAfter(range.from, -1) }
  const counted = await countByDay(db, range)
  const byDay = Array.from({ length: days }, (_, number) => {
    const day = daysAfter(range.from, number)
    return { day, ...(counted.get(day) ?? { views: 0, visits: 0 }) }
  })
  const pages = await countByPage(db, range)
  const titles = await pageTitles(
    db,
    pages.map(({ path }) => path),
  )
  return {
    ...range,
    ...sumOf(byDay),
    previous: sumOf([...(await countByDay(db, before)).values()]),
    byDay,
    pages: pages.map(({ path, views, visits, yes, no }) => ({
      path,
      title: titles.get(path) ?? path,
      views: hideFew(views),
      visits: hideFew(visits),
      yes: hideFew(yes),
      no: hideFew(no),
    })),
    sources: await countBySource(db, range),
    assistants: await countByAssistant(db, range),
  }
}

async function countByDay(db: Database, { from, to }: Range): Promise<Map<string, Viewed>> {
  const rows = await db
    .selectFrom('visit_totals')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return new Map(rows.map(({ day, views, visits }) => [day, { views, visits }]))
}

/** The views of each page: those of whole months, and of the days before the first of these. */
function viewsByPage(db: Database, { from, to }: Range) {
  const month = from.endsWith('-01') ? from.slice(0, 7) : monthsAfter(from, 1).slice(0, 7)
  const ofMonths = db
    .selectFrom('visit_months')
    .select(['path', 'views', 'visits'])
    .where('month', '>=', month)
    .where('month', '<=', to.slice(0, 7))
  const ofDays = db
    .selectFrom('visit_days')
    .select(['path', 'views', 'visits'])
    .where('day', '>=', from)
    .where('day', '<', `${month}-01`)
  return db
    .selectFrom(ofMonths.unionAll(ofDays).as('parts'))
    .select(({ fn }) => [
      'path',
      fn.sum<number>('views').as('views'),
      fn.sum<number>('visits').as('visits'),
    ])
    .groupBy('path')
    .execute()
}

/** The most viewed pages. Those with hidden numbers come last, in the order of their paths. */
async function countByPage(db: Database, range: Range): Promise<PageRow[]> {
  const viewed = await viewsByPage(db, range)
  const voted = await db
    .selectFrom('page_votes')
    .select(({ fn }) => ['path', fn.sum<number>('yes').as('yes'), fn.sum<number>('no').as('no')])
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .groupBy('path')
    .execute()
  const votes = new Map(voted.map((row) => [row.path, row]))
  const unseen = new Set(votes.keys())
  const pages = viewed.map(({ path, views, visits }) => {
    unseen.delete(path)
    const { yes, no } = votes.get(path) ?? { yes: 0, no: 0 }
    return { path, views, visits, yes, no }
  })
  for (const path of unseen) pages.push({ views: 0, visits: 0, ...votes.get(path)! })
  return pages.sort(byShown('path', 'views')).slice(0, limits.figures.pages)
}

async function countBySource(db: Database, { from, to }: Range): Promise<Analytics['sources']> {
  const rows = await db
    .selectFrom('visit_sources')
    .select(({ fn }) => ['host', fn.sum<number>('visits').as('visits')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('host')
    .execute()
  const named = rows.filter(({ host }) => host !== otherSource).sort(byShown('host', 'visits'))
  let rest = rows.find(({ host }) => host === otherSource)?.visits ?? 0
  const most = limits.figures.sources
  const shown = named.length + (rest > 0 ? 1 : 0) > most ? most - 1 : most
  for (const { visits } of named.slice(shown)) rest += visits
  return [
    ...named.slice(0, shown).map(({ host, visits }) => ({ source: host, visits: hideFew(visits) })),
    ...(rest > 0 ? [{ source: otherSource, visits: hideFew(rest) }] : []),
  ]
}

async function countByAssistant(db: Database, { from, to }: Range) {
  const rows = await db
    .selectFrom('assistant_days')
    .select(({ fn }) => ['agent', fn.sum<number>('fetches').as('fetches')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('agent')
    .execute()
  return rows
    .sort(byShown('agent', 'fetches'))
    .map(({ agent, fetches }) => ({ agent, fetches: hideFew(fetches) }))
}

/** Orders rows by what is shown of a number, largest first, then by name: the order must not tell hidden numbers. */
function byShown<Name extends string, Count extends string>(name: Name, count: Count) {
  type Row = Record<Name, string> & Record<Count, number>
  return (one: Row, other: Row): number =>
    (hideFew(other[count]) ?? 1) - (hideFew(one[count]) ?? 1) || (one[name] < other[name] ? -1 : 1)
}

/** The views of each page on each day, day by day, oldest first. */
export async function* viewsByDay(db: Database, clock: Clock, days: number) {
  const { from } = rangeOf(days, clock())
  for (let number = 0; number < days; number += 1) {
    const rows = await db
      .selectFrom('visit_days')
      .select(['day', 'path', 'views', 'visits'])
      .where('day', '=', daysAfter(from, number))
      .orderBy('path')
      .execute()
    yield rows.map(({ views, visits, ...row }) => ({
      ...row,
      views: hideFew(views),
      visits: hideFew(visits),
    }))
  }
}
