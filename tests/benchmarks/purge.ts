import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { systemClock } from '../../server/core/clock.ts'
import type { Database } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { createRetention } from '../../server/jobs/retention.ts'
import { startPostgres } from '../support/stores/postgres-server.ts'
import { rounded, type Row } from './figures.ts'

const versionBytes = 15_000
const versionsPerDraft = 60
const dayMs = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

/** What the daily purge of an enquiry and two versions does to whoever is served by the same thread, on both stores. */
export async function measurePurge(
  workDir: string,
  { megabytes }: { megabytes: number },
): Promise<Row[]> {
  const postgres = await startPostgres()
  try {
    await mkdir(workDir, { recursive: true })
    const stores = { SQLite: undefined, PostgreSQL: postgres.url }
    const rows: Row[] = []
    for (const [store, databaseUrl] of Object.entries(stores)) {
      const where = { dataDir: workDir, databaseUrl }
      const filled = await openDatabase(where)
      const versions = await fill(filled, (megabytes * 1e6) / versionBytes)
      await filled.destroy()
      const db = await openDatabase(where)
      rows.push({ store, MB: megabytes, versions, ...(await measure(db)) })
      await db.destroy()
    }
    return rows
  } finally {
    await postgres.remove()
  }
}

/** Versions that were asked for, of which each draft has so many; then what is past its time. */
async function fill(db: Database, versions: number): Promise<number> {
  const at = ago(1)
  const person = { created_by: 'a@example.org', updated_by: 'a@example.org' }
  const drafts = Math.ceil(versions / versionsPerDraft)
  for (let number = 1; number <= drafts; number += 1) {
    const draft = { kind: 'blog', version: 1, words: 1, field_versions: '{}' } as const
    await db
      .insertInto('drafts')
      .values({
        ...draft,
        ...person,
        id: `d${number}`,
        image_url: '',
        fields: '{}',
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const rows = Array.from({ length: versionsPerDraft }, (_, index) =>
      version(number, index + 1, { kind: 'kept', created_at: at }),
    )
    await db.insertInto('revisions').values(rows).execute()
  }
  const old = { kind: 'automatic', created_at: ago(30) } as const
  const surplus = [1, 2, 3].map((index) => version(1, versionsPerDraft + index, old))
  await db.insertInto('revisions').values(surplus).execute()
  const enquiry = { name: 'Ada', email: 'ada@example.org', message: 'My jaw hurts.' }
  await db
    .insertInto('enquiries')
    .values({ ...enquiry, id: 'old', created_at: ago(800) })
    .execute()
  return drafts * versionsPerDraft
}

/** Random, so that PostgreSQL can't compress it. */
const version = (
  draft_number: number,
  number: number,
  what: { kind: 'kept' | 'automatic'; created_at: string },
) => ({
  ...what,
  ...{ draft_number, number, name: '', draft_version: 1, words: 1, image_url: '' },
  created_by: 'a@example.org',
  fields: JSON.stringify({ title: randomBytes(versionBytes / 2).toString('hex') }),
})

async function measure(db: Database): Promise<Row> {
  const trust = () => Promise.resolve()
  const retention = createRetention(db, systemClock)
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from revisions) + (select count(*) from enquiries) as count`.execute(
      db,
    )
    return rows[0]!.count
  }
  const before = await count()
  globalThis.gc?.()
  const rss = process.memoryUsage.rss()
  let highest = rss
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 2)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const began = performance.now()
  await retention.purgeUnattended({ trust, assertTrusted: trust })
  const ms = performance.now() - began
  // The turn that ends the work counts as well.
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  clearInterval(watch)
  return {
    deleted: before - (await count()),
    ms: rounded(ms, 0),
    'longest stall ms': rounded(delay.max / 1e6, 0),
    'more MB at most': rounded((highest - rss) / 1e6, 1),
  }
}
