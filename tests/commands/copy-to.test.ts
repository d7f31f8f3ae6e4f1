import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { createLibrary } from '../benchmarks/library.ts'
import { ask, type Copied, copiedSite, stateOf } from '../support/site/copied-site.ts'
import { type CommandResult, startSiteProcess } from '../support/site/site-process.ts'

let site: Copied

async function fillWithLibrary(size: number): Promise<void> {
  const library = await createLibrary(site.dataDir)
  await library.growTo(size)
  await library.close()
}

describe('a copy of a site with everything that is stored differently there', () => {
  const typed = randomBytes(1500).toString('hex')
  const fields = JSON.stringify({ image_url: typed })
  let copied: CommandResult

  beforeAll(async () => {
    site = await copiedSite()
    await fillWithLibrary(150)
    const source = await site.startSource({ SAMPLE_CONTENT: 'false' })
    await source.postJson('/api/admin/v1/auth/send-otp', { email: 'admin@example.org' })
    await source.stop()
    const db = await openDatabase({ dataDir: site.dataDir })
    const at = new Date().toISOString()
    const enquiry = { id: 'a', name: 'a\0b', email: 'a@example.org', message: 'Hello' }
    await db
      .insertInto('enquiries')
      .values({ ...enquiry, created_at: at })
      .execute()
    const saved = { created_at: at, created_by: '', updated_at: at, updated_by: '' }
    const draft = { id: 'a', kind: 'blog', version: 1, words: 0, field_versions: '{}' } as const
    await db
      .insertInto('drafts')
      .values({ ...draft, ...saved, fields, image_url: typed })
      .execute()
    await db.destroy()
    copied = await site.copy()
  })
  afterAll(() => site.remove())

  it('F-26 leaves sessions and codes behind', async () => {
    const [counts] = await ask(
      site.url,
      'select (select count(*) from sessions) + (select count(*) from login_codes) as count',
    )
    expect(counts).toEqual({ count: '0' })
  })

  it('puts a character that PostgreSQL has in the place of one that it has not', async () => {
    expect(await ask(site.url, "select name from enquiries where id = 'a'")).toEqual([
      { name: 'a\uFFFDb' },
    ])
  })

  it('keeps what was typed for a picture out of the index where it is the address of none', async () => {
    expect(await ask(site.url, "select image_url, fields from drafts where id = 'a'")).toEqual([
      { image_url: '', fields },
    ])
  })

  it('has more articles than are read at a time', async () => {
    expect([copied.error, copied.code]).toEqual(['', 0])
    const target = await site.startTarget()
    const { headers } = await target.fetch('/api/user/v1/blogs')
    expect(headers.get('x-total-count')).toBe('150')
  })
})

describe('the command', () => {
  beforeEach(async () => {
    site = await copiedSite()
  })
  afterEach(() => site.remove())

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

  it('leaves nothing behind wherever it is killed, and can then be repeated', async () => {
    await fillWithLibrary(120)
    for (let killed = 0; killed < 3; killed += 1) {
      await migrateTarget()
      const before = await stateOf(site.url)
      const letEnd = await keepFromEnding(site.url)
      const copying = site.startCopy()
      const ended = once(copying, 'exit')
      await untilWriting(site.url, true)
      await wait(killed * 75)
      copying.kill('SIGKILL')
      await ended
      await letEnd()
      await untilWriting(site.url, false)
      expect(await stateOf(site.url)).toBe(before)
    }
    expect((await site.copy()).code).toBe(0)
    expect((await ask(site.url, 'select number from blogs')).length).toBe(120)
  })

  it('refuses in one line, and touches nothing', async () => {
    await fillWithLibrary(1)
    const running = await startSiteProcess({ DATA_DIR: site.dataDir, SAMPLE_CONTENT: 'false' })
    await expectRefusal(site.url, 'the site is running: stop it first')
    await running.stop()
    await ask(site.url, 'create table ledger (entry text)')
    await expectRefusal(site.url, 'it contains tables of another program')
    await ask(site.url, 'drop table ledger')
    expect((await site.copy()).code).toBe(0)
    await expectRefusal(site.url, 'it is not empty; empty it with: drop schema public cascade')
    await ask(site.url, 'drop schema public cascade; create schema public')
    expect((await site.copy()).code).toBe(0)
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
    expect(both.error).toMatch(/^DATABASE_URL: must be unset.+\n$/)
  })
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

async function migrateTarget(): Promise<void> {
  await (await openDatabase({ databaseUrl: site.url, dataDir: '' })).destroy()
}

/** Holds the counts of lists, which a copy writes near its end, so that it is killed before that. */
async function keepFromEnding(url: string): Promise<() => Promise<void>> {
  const holder = new Client(url)
  await holder.connect()
  await holder.query('begin; lock table facet_counts in share mode')
  return () => holder.end()
}

/** Waits until a copy has, or has no more, written to the articles in its transaction. */
async function untilWriting(url: string, writing: boolean): Promise<void> {
  const locks = `
    select 1 from pg_locks where mode = 'RowExclusiveLock' and granted
    and relation = (select oid from pg_class where relname = 'blogs')`
  await expect.poll(async () => (await ask(url, locks)).length > 0, { interval: 20 }).toBe(writing)
}
