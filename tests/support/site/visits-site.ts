// A site that counts visits, opened as a browser does.
import { afterAll, beforeAll, expect } from 'vitest'
import type { Analytics } from '../../../shared/analytics.ts'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { day, movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'
import { siteDatabase } from '../stores/site-database.ts'

export const siteUrl = 'https://academy.example'

export const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

export type Headers = Record<string, string>

export function useVisitsSite() {
  const database = siteDatabase()
  const time = movableClock()
  let site: TestSite
  let admin: ReturnType<typeof adminCalls>

  beforeAll(async () => {
    site = await startTestSite(
      { siteUrl, trustProxy: 1 },
      { open: database.open, clock: time.clock },
    )
    admin = adminCalls(site, await adminToken(site.dataDir, undefined, time.clock))
  })
  afterAll(() => site.stop())

  async function open(path: string, headers: Headers = {}, times = 1): Promise<number> {
    let status = 0
    for (let turn = 0; turn < times; turn += 1) {
      const response = await site.fetch(path, { headers: { 'user-agent': browser, ...headers } })
      await response.arrayBuffer()
      status = response.status
    }
    return status
  }

  async function analytics(query = ''): Promise<Analytics> {
    const response = await admin.get(`/analytics${query}`)
    expect(response.status).toBe(200)
    return (await response.json()) as Analytics
  }

  /** Starts with nothing counted, because each test is on a day of its own. */
  async function nextDay() {
    time.move(day)
    admin = adminCalls(site, await adminToken(site.dataDir, undefined, time.clock))
  }

  const today = async () => (await analytics('?days=7')).byDay.at(-1)!
  const views = async () => (await today()).views

  return {
    database,
    open,
    analytics,
    nextDay,
    today,
    views,
    get site() {
      return site
    },
    get admin() {
      return admin
    },
  }
}
