import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openPostgres } from '../support/site/built-program.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { freshStore, type TestStore } from '../support/stores/fresh-database.ts'
import { movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { type LineState, unreliableLine } from '../support/requests/unreliable-line.ts'

const contact = '/api/user/v1/contact/send-message'
const enquiry = { name: 'Ana', email: 'ana@example.org', message: 'Good day' }
const cachedPages = ['/', '/articles', '/api/user/v1/blogs', '/sitemap.xml']
/** Far more than the limits of statements and connections add up to, for a busy machine. */
const refusedWithinMs = 60_000
/** How soon it is back is a matter of the benchmarks. */
const patience = { timeout: 60_000, interval: 100 }

let store: TestStore
let line: Awaited<ReturnType<typeof unreliableLine>>
let site: TestSite
let admin: ReturnType<typeof adminCalls>
let networks = 0

beforeAll(async () => {
  store = await freshStore()
  line = await unreliableLine(store.databaseUrl!)
  site = await startTestSite(
    { dataDir: store.dataDir, databaseUrl: line.url, sampleContent: false, trustProxy: 1 },
    { clock: movableClock().clock },
  )
  const token = await adminToken(site.dataDir)
  admin = adminCalls(site, token)
  const { _id } = await admin.makeDoctor({ name: 'Dr. Ada' })
  await admin.makeBlog(goodBlog(_id))
  await expectPages(null)
})
afterAll(async () => {
  line.become('good')
  await site.stop()
  await line.stop()
  await store.remove()
})
afterEach(() => line.become('good'))

const anywhere = () => ({ 'x-forwarded-for': `2001:db8:${(networks += 1).toString(16)}::1` })
const send = () => site.postJson(contact, enquiry, anywhere())

/** One call of each kind that can't do without the database. */
const needy = () => ({
  enquiry: send(),
  subscription: site.postJson(
    '/api/user/v1/newsletter/subscribe',
    { email: `a${networks}@example.org` },
    anywhere(),
  ),
  code: site.postJson(
    '/api/admin/v1/auth/send-otp',
    { email: `c${networks}@example.org` },
    anywhere(),
  ),
  change: admin.post('/authors', { name: 'Dr. New' }),
  list: admin.get('/blogs'),
  search: site.fetch(`/api/user/v1/blogs/search?query=new${networks}`),
  page: site.fetch(`/articles/not-asked-for-before-${networks}`),
  ready: site.fetch('/readyz'),
})

/** What the site says of its database to who watches it, which has to be said now. */
async function expectMetrics(reachable: 0 | 1): Promise<void> {
  const response = await site.fetch('/metrics')
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain(`\nacademy_database_reachable ${reachable}\n`)
  expect(text.includes('\nacademy_outbox_mails{')).toBe(reachable === 1)
  expect(text).toMatch(/^academy_database_connections_refused_total \d+$/m)
}

async function expectRefusals(): Promise<void> {
  const began = Date.now()
  for (const [name, call] of Object.entries(needy())) {
    const response = await call
    expect(response.status, name).toBe(503)
    if (name !== 'ready')
      expect(Number(response.headers.get('retry-after')), name).toBeGreaterThan(0)
  }
  expect(Date.now() - began).toBeLessThan(refusedWithinMs)
}

async function expectPages(warning: string | null): Promise<void> {
  for (const path of cachedPages) {
    const response = await site.fetch(path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('warning'), path).toBe(warning)
  }
}

async function expectReturn(): Promise<void> {
  await vi.waitFor(async () => expect((await send()).status).toBe(201), patience)
  const statuses = Object.entries(needy()).map(async ([name, call]) => [name, (await call).status])
  expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
    enquiry: 201,
    subscription: 202,
    code: 200,
    change: 201,
    list: 200,
    search: 200,
    page: 404,
    ready: 200,
  })
}

describe('F-08: a database that is away', () => {
  it.each(['cut', 'silent', 'slow'] as LineState[])(
    '%s: cached pages go on, the rest is refused, and all is well at its return',
    async (state) => {
      await expectPages(null)
      line.become(state)
      await expectRefusals()
      await expectPages(null)
      await expectRefusals()
      await expectMetrics(0)
      line.become('good')
      await expectReturn()
      await expectMetrics(1)
    },
  )

  it('pages that a change has made old are sent as stale', async () => {
    await expectPages(null)
    await admin.post('/authors', { name: 'Dr. Newest' })
    line.become('cut')
    await expectPages('110 - "Response is Stale"')
    line.become('good')
    // Also without another change: no failure is remembered.
    await vi.waitFor(() => expectPages(null), patience)
    await expectReturn()
    await expectPages(null)
  })

  it('is refused at once to many who ask together', async () => {
    line.become('cut')
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await send()).status),
    )
    expect(new Set(statuses)).toEqual(new Set([503]))
    line.become('good')
    await expectReturn()
  })

  it('a fail-over that only resets connections costs nobody who asks after it', async () => {
    await Promise.all(Array.from({ length: 10 }, send))
    line.reset()
    await expectReturn()
  })

  it('one that only reads after a fail-over refuses writes, until the line leads to one that writes', async () => {
    const db = openPostgres(inject('postgresUrl'))
    const name = sql.ref(new URL(store.databaseUrl!).pathname.slice(1))
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(db)
    line.reset()
    await expect.poll(async () => (await admin.get('/blogs')).status).toBe(200)
    expect((await send()).status).toBe(503)
    await sql`alter database ${name} reset default_transaction_read_only`.execute(db)
    await db.destroy()
    // Connections that were opened meanwhile only read, until a write fails on one of them.
    await vi.waitFor(expectReturn, patience)
  })

  it('a statement that waits for somebody for too long is given up, and its connection lives', async () => {
    const db = openPostgres(store.databaseUrl!)
    await db.transaction().execute(async (trx) => {
      // On a busy machine the call below outlasts the limit of what the site itself leaves idle.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      await sql`select number from content_version for update`.execute(trx)
      const refused = await admin.post('/authors', { name: 'Dr. Late' })
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    })
    await db.destroy()
    expect((await admin.post('/authors', { name: 'Dr. Late' })).status).toBe(201)
  })

  it('leaves no connection behind', async () => {
    const db = openPostgres(store.databaseUrl!)
    const connections = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
      return rows[0]!.count
    }
    // Ten that work and one that listens.
    await expect.poll(connections).toBeLessThanOrEqual(11)
    await db.destroy()
  })
})
