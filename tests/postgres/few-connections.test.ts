import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openPostgres } from '../support/site/built-program.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { freshStore } from '../support/stores/fresh-database.ts'
import { startTestSite } from '../support/site/test-site.ts'

it('DATABASE_CONNECTIONS is the most that an instance opens, and the fewest are enough', async () => {
  const { dataDir, databaseUrl, remove } = await freshStore()
  const given = { dataDir, databaseUrl, databaseConnections: 3, sampleContent: false }
  const site = await startTestSite(given)
  const admin = adminCalls(site, await adminToken(dataDir))
  const { _id } = await admin.makeDoctor({ name: 'Dr. Ada' })
  const db = openPostgres(databaseUrl!, 1)
  const open = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    return rows[0]!.count
  }
  await expect.poll(open).toBeLessThanOrEqual(3)
  const saves = Array.from({ length: 12 }, () => admin.post('/blogs', goodBlog(_id)))
  const reads = Array.from({ length: 12 }, (_, at) => site.fetch(`/articles?query=jaw${at}`))
  const counts = await Promise.all(Array.from({ length: 5 }, open))
  const statuses = (await Promise.all([...saves, ...reads])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201, 200]))
  expect(Math.max(...counts, await open())).toBe(3)
  await site.stop()
  await db.destroy()
  await remove()
})
