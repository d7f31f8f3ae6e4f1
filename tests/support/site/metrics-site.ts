// Two sites whose metrics are read: one with a token for it, one without.
import { afterAll, beforeAll, expect } from 'vitest'
import { movableClock } from './movable-clock.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export const token = 'a-token-for-those-who-watch'

/** The value of one series as written in the text; 0 if it is missing. */
export function valueIn(text: string, series: string): number {
  const line = text.split('\n').find((line) => line.startsWith(`${series} `))
  return line ? Number(line.slice(series.length + 1)) : 0
}

export function useMetricsSite() {
  const database = siteDatabase()
  const time = movableClock()
  let site: TestSite
  /** The same site without a token and without a trusted proxy. */
  let closed: TestSite

  beforeAll(async () => {
    const settings = { smtpUrl: 'smtp://127.0.0.1:9', adminEmails: ['admin@example.org'] }
    site = await startTestSite(
      { ...settings, metricsToken: token, trustProxy: 1 },
      { open: database.open, clock: time.clock },
    )
    closed = await startTestSite({ sampleContent: false })
  })
  afterAll(async () => {
    await site.stop()
    await closed.stop()
  })

  async function metrics(): Promise<string> {
    const response = await site.fetch('/metrics')
    expect(response.status).toBe(200)
    return response.text()
  }

  return {
    database,
    time,
    metrics,
    get site() {
      return site
    },
    get closed() {
      return closed
    },
  }
}
