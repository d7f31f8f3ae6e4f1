import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { createLibrary } from '../benchmarks/library.ts'
import { ask, type Copied, copiedSite, stateOf } from '../support/site/copied-site.ts'

let site: Copied

async function fillWithLibrary(size: number): Promise<void> {
  const library = await createLibrary(site.dataDir)
  await library.growTo(size)
  await library.close()
}

beforeEach(async () => {
  site = await copiedSite()
})
afterEach(() => site.remove())

it('changes nothing where nothing has changed, and says that pictures stay', async () => {
  await fillWithLibrary(20)
  const first = await site.copy()
  expect(first.out).toContain('stay in')
  const version = () => ask(site.url, 'select number from content_version')
  const before = await version()
  const second = await site.copy()
  expect(second.out).toMatch(/^blogs +20 +0 /m)
  expect(await version()).toEqual(before)
})

it('F-26 leaves sessions and codes behind', async () => {
  const source = await site.startSource({ SAMPLE_CONTENT: 'false' })
  await source.postJson('/api/admin/v1/auth/send-otp', { email: 'admin@example.org' })
  await site.copy()
  const [counts] = await ask(
    site.url,
    'select (select count(*) from sessions) + (select count(*) from login_codes) as count',
  )
  expect(counts).toEqual({ count: '0' })
})

it('puts a character that PostgreSQL has in the place of one that it has not', async () => {
  const db = await openDatabase(await made(site.dataDir))
  const row = { id: 'a', name: 'a\0b', email: 'a@example.org', message: 'Hello' }
  await db
    .insertInto('enquiries')
    .values({ ...row, created_at: new Date().toISOString() })
    .execute()
  await db.destroy()
  expect((await site.copy()).code).toBe(0)
  expect(await ask(site.url, 'select name from enquiries')).toEqual([{ name: 'a\uFFFDb' }])
})

it('copies more articles than it reads at a time', async () => {
  await fillWithLibrary(150)
  const copied = await site.copy()
  expect([copied.error, copied.code]).toEqual(['', 0])
  const target = await site.startTarget()
  const { headers } = await target.fetch('/api/user/v1/blogs')
  expect(headers.get('x-total-count')).toBe('150')
})

it('needs no memory for the text that it copies', async () => {
  const db = await openDatabase(await made(site.dataDir))
  const articles = 200
  const word = 'hypersensitivity'.repeat(10)
  const text = `<p>${`${word} `.repeat(1250)}</p>`
  await sql`
    with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${articles})
    insert into blogs (number, id, title, title_key, letter, brief_description, long_description,
      blog_summary, img_description, call_out, image_url, created_at, updated_at)
    select number, 'blog-' || number, 'Title', 'title', 'T', '', ${text} || number,
      '', '', '', '', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z' from numbers`.execute(
    db,
  )
  await db.destroy()
  const limit = 40
  const megabytes = (articles * text.length) / 2 ** 20
  expect(megabytes).toBeGreaterThan(limit * 0.9)
  const limited = { NODE_OPTIONS: `--max-old-space-size=${limit}` }
  const copied = await site.copy(site.url, limited)
  expect([copied.error, copied.code]).toEqual(['', 0])
})

it('tells rows apart whatever characters their keys have', async () => {
  const db = await openDatabase(await made(site.dataDir))
  // By their bytes the first comes before the second, by JavaScript's own order after it.
  const emails = ['\uFFFDa@example.org', '\u{1F9B7}@example.org', 'a@example.org', 'Z@example.org']
  const rows = emails.map((email) => ({ email, added_at: '2024-01-01T00:00:00.000Z' }))
  await db.insertInto('admins').values(rows).execute()
  expect((await site.copy()).code).toBe(0)
  await db.deleteFrom('admins').where('email', '=', emails[1]!).execute()
  await db.updateTable('admins').set({ added_at: '2025-01-01T00:00:00.000Z' }).execute()
  await db.destroy()
  const copied = await site.copy()
  expect([copied.error, copied.code]).toEqual(['', 0])
  expect(copied.out).toMatch(/^admins +3 +4 /m)
  const there = await ask<{ email: string }>(site.url, 'select email from admins order by email')
  expect(there.map(({ email }) => email)).toEqual([emails[3], emails[2], emails[0]])
})

it('leaves the target as it was, or as it is to be, wherever it is killed', async () => {
  await fillWithLibrary(120)
  await site.copy()
  const db = await openDatabase({ dataDir: site.dataDir })
  await db.updateTable('doctors').set({ name: 'Dr. Changed' }).execute()
  await db.deleteFrom('blogs').where('number', '<', 50).execute()
  await db.destroy()
  const before = await stateOf(site.url)
  for (let killed = 0; killed < 5; killed += 1) {
    const letEnd = await keepFromEnding(site.url)
    const copying = site.startCopy()
    const ended = once(copying, 'exit')
    await untilLocked(site.url, true)
    await wait(killed * 75)
    copying.kill('SIGKILL')
    await ended
    expect(copying.exitCode).toBe(null)
    await letEnd()
    await untilLocked(site.url, false)
    expect(await stateOf(site.url)).toBe(before)
  }
  expect((await site.copy()).code).toBe(0)
  expect((await ask(site.url, 'select number from blogs')).length).toBe(71)
})

it('refuses in one line, and touches nothing', async () => {
  await fillWithLibrary(3)
  const other = await copiedSite()
  try {
    const stranger = await other.startTarget()
    await stranger.admin.makeDoctor({ name: 'Dr. Stranger' })
    await stranger.stop()
    await expectRefusal(other.url, 'it holds a site that is no copy of this one')
    await ask(site.url, 'create table ledger (entry text)')
    await expectRefusal(site.url, 'it holds tables of another program')
    await ask(site.url, 'drop table ledger')
    expect((await site.copy()).code).toBe(0)
    await ask(site.url, `update doctors set name = 'Dr. New'`)
    await expectRefusal(site.url, 'its site has been written to since it was copied')
    await ask(site.url, `update site_facts set value = replace(value, '"site":"', '"site":"x')`)
    await expectRefusal(site.url, 'it holds a copy of another site')
  } finally {
    await other.remove()
  }
})

it('refuses a newer schema', async () => {
  await fillWithLibrary(3)
  await site.copy()
  await ask(
    site.url,
    `insert into kysely_migration values ('999-newer', '2999-01-01T00:00:00.000Z')`,
  )
  await expectRefusal(site.url, 'a newer version of this program')
})

it('says in one line what it was called with, and no password', async () => {
  await mkdir(site.dataDir)
  const good = site.url.replace('academy@', 'academy:hunter2@')
  expect((await site.copy(good)).error).toMatch(/^DATA_DIR: there is no site in .+\n$/)
  await rm(site.dataDir, { recursive: true })
  await fillWithLibrary(1)
  expect((await site.copy('')).code).toBe(2)
  const missing = Object.assign(new URL(good), { pathname: '/missing' }).href
  const away = Object.assign(new URL(good), { port: '1' }).href
  const cases: [url: string, line: RegExp][] = [
    ['hunter2', /^URL: must look like/],
    ['mysql://a:hunter2@127.0.0.1/b', /^URL: must look like/],
    ['postgres://a:hunter2@127.0.0.1', /^URL: must look like/],
    [missing, /^URL: the database missing at 127\.0\.0\.1 can't be used: .+ does not exist/],
    [away, /^URL: the database \w+ at 127\.0\.0\.1 can't be used: .*ECONNREFUSED/],
  ]
  for (const [url, line] of cases) {
    const { code, error, out } = await site.copy(url)
    expect([code, out, error.trimEnd().split('\n').length]).toEqual([1, '', 1])
    expect(error).toMatch(line)
    expect(error).not.toContain('hunter2')
  }
  const both = await site.copy(good, { DATABASE_URL: good })
  expect(both.error).toMatch(/^DATABASE_URL: has to be unset.+\n$/)
})

async function expectRefusal(url: string, why: string): Promise<void> {
  const before = await stateOf(url)
  const { code, out, error } = await site.copy(url)
  expect([code, out, error.trimEnd().split('\n').length]).toEqual([1, '', 1])
  expect(error).toContain(why)
  expect(await stateOf(url)).toBe(before)
}

async function made(dataDir: string): Promise<{ dataDir: string }> {
  await mkdir(dataDir)
  return { dataDir }
}

/** Holds what a copy writes last, so that it is killed before its end however fast it is. */
async function keepFromEnding(url: string): Promise<() => Promise<void>> {
  const holder = new Client(url)
  await holder.connect()
  await holder.query(`begin; select from site_facts where name = 'copied-from' for update`)
  return () => holder.end()
}

/** Waits until a copy has, or has no more, the lock that it takes before its first write. */
async function untilLocked(url: string, locked: boolean): Promise<void> {
  const locks = `
    select 1 from pg_locks where mode = 'ShareRowExclusiveLock' and granted
    and relation = (select oid from pg_class where relname = 'blogs')`
  await expect.poll(async () => (await ask(url, locks)).length > 0, { interval: 20 }).toBe(locked)
}
