import { rounded } from '../benchmarks/figures.ts'
import { brokenBy, sendThroughKills } from '../support/site/killed-newsletter.ts'
import { startPostgres } from '../support/stores/postgres-server.ts'
import type { Drill } from './drill.ts'

const readersPerKill = 100

/** An issue is sent while its site is killed, the mail server refuses and defers, and the line to it breaks. */
export const newsletter: Drill = {
  title: 'killed while a newsletter goes out',
  async run({ rounds: kills = 20 }) {
    const postgres = await startPostgres({ durable: true })
    const broken: string[] = []
    const rows = []
    try {
      for (const databaseUrl of [undefined, postgres.url]) {
        const store = databaseUrl ? 'PostgreSQL, two instances' : 'SQLite'
        const extent = { databaseUrl, kills, readers: kills * readersPerKill, mailMs: 150 }
        const found = await sendThroughKills(extent)
        broken.push(...brokenBy(found).map((what) => `${store}: ${what}`))
        const { issue, doubles, differences, slowestNoticeMs, seconds } = found
        rows.push({
          ...{ store, kills, readers: issue.recipients, sent: issue.sent, failed: issue.failed },
          ...{ unsubscribed: issue.unsubscribed, doubles, differences: differences.length },
          'slowest notice ms': rounded(slowestNoticeMs, 0),
          'mails per minute': rounded((issue.sent * 60) / seconds, 0),
        })
      }
      return { rows, broken }
    } finally {
      await postgres.remove()
    }
  },
}
