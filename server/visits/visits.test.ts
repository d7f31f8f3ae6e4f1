import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { purgeVisits } from '../jobs/visit-retention.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import { readSettings } from '../core/env.ts'
import { createVisits } from './visits.ts'

const minute = 60_000
const evening = Date.parse('2026-11-25T04:59:59.000Z')
let db: Database
let close: () => Promise<void>
let now = evening
const log = { error: vi.fn<() => void>() } as never
const parts = {
  settings: readSettings({ SITE_URL: 'https://academy.example' }),
  clock: () => new Date(now),
  log,
  countSearch: () => {},
}

beforeAll(async () => {
  ;({ db, close } = await openFreshDatabase())
})
afterAll(() => close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => vi.useRealTimers()
})

const stored = () => db.selectFrom('visit_days').selectAll().orderBy('day').execute()

it('saves once a minute, by the days of the academy', async () => {
  const { visits, start, stop } = createVisits({ ...parts, db })
  start()
  visits.counters.view('/about', 'direct')
  now += 1000
  visits.counters.view('/about')
  visits.counters.view('/about')
  expect(await stored()).toEqual([])
  vi.advanceTimersByTime(minute)
  await expect.poll(stored).toEqual([
    { day: '2026-11-24', path: '/about', views: 1, visits: 1 },
    { day: '2026-11-25', path: '/about', views: 2, visits: 0 },
  ])
  expect(await db.selectFrom('visit_months').selectAll().execute()).toEqual([
    { month: '2026-11', path: '/about', views: 3, visits: 1 },
  ])
  await stop()
})

it('keeps what could not be saved, and saves it later', async () => {
  const { visits, stop } = createVisits({ ...parts, db })
  await sql`alter table visit_totals rename to away`.execute(db)
  visits.counters.view('/contact')
  await visits.save()
  expect(await stored()).toHaveLength(2)
  await sql`alter table away rename to visit_totals`.execute(db)
  visits.counters.view('/contact')
  await stop()
  expect(await stored()).toContainEqual({
    day: '2026-11-25',
    path: '/contact',
    views: 2,
    visits: 0,
  })
})

it('keeps what was counted for 25 months', async () => {
  const { visits, stop } = createVisits({ ...parts, db })
  now = Date.parse('2024-10-20T12:00:00.000Z')
  visits.counters.view('/old', 'old.example')
  visits.counters.vote('/old', true)
  now = Date.parse('2024-10-28T12:00:00.000Z')
  visits.counters.view('/kept', 'kept.example')
  await stop()
  await purgeVisits(db, new Date('2026-11-26T00:00:00.000Z'))
  const [days, sources, votes] = await Promise.all([
    stored(),
    db.selectFrom('visit_sources').select('host').execute(),
    db.selectFrom('page_votes').selectAll().execute(),
  ])
  expect(days.map(({ path }) => path)).toContain('/kept')
  expect(JSON.stringify([days, sources, votes])).not.toContain('old')
  expect(sources).toContainEqual({ host: 'kept.example' })
})
