import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { hour, movableClock } from '../support/site/movable-clock.ts'
import { rawCall } from '../support/requests/raw-call.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { noteBackup } from '../support/site/built-program.ts'

const token = 'a-token-for-those-who-watch'
const outside = '203.0.113.9'
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

/** The value of one series as written in the text; 0 if it is missing. */
function valueIn(text: string, series: string): number {
  const line = text.split('\n').find((line) => line.startsWith(`${series} `))
  return line ? Number(line.slice(series.length + 1)) : 0
}

const read = async (series: string) => valueIn(await metrics(), series)

/** Polls, because a response counts when its last byte is sent, which its reader may know first. */
async function expectRise(series: string, from: number, by = 1): Promise<void> {
  await expect.poll(() => read(series)).toBe(from + by)
}

describe('R-12, Z-23: who may read the metrics', () => {
  const statusOf = async (of: TestSite, headers: string[], path = '/metrics') => {
    const { status, text } = await rawCall(of.url + path, 'GET', headers)
    expect(text.includes('academy_'), `${status}`).toBe(status === 200)
    return status
  }

  it('whoever is on this machine, with a token set or not', async () => {
    for (const any of [site, closed]) {
      expect(await statusOf(any, [])).toBe(200)
      expect(await statusOf(any, ['authorization', 'Bearer wrong'])).toBe(200)
    }
  })

  it.each([
    ['x-forwarded-for', outside],
    ['x-forwarded-for', `127.0.0.1, ${outside}`],
    ['x-forwarded-for', `${outside}, 127.0.0.1`],
    ['x-forwarded-for', 'unknown'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', '::1, 127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
    ['x-forwarded-proto', 'https'],
  ])('nobody whom a proxy speaks for: %s: %s', async (name, value) => {
    expect(await statusOf(site, [name, value])).toBe(404)
    expect(await statusOf(closed, [name, value])).toBe(404)
  })

  it('nobody who asks for it by a name of the outside', async () => {
    const asked = (host: string) => rawCall(`${closed.url}/metrics`, 'GET', [], undefined, host)
    expect((await asked('www.example.org')).status).toBe(404)
    expect((await asked(new URL(closed.url).host)).status).toBe(200)
  })

  it('from elsewhere whoever has the token', async () => {
    const forwarded = ['x-forwarded-for', outside]
    const bearer = ['authorization', `Bearer ${token}`]
    expect(await statusOf(site, [...forwarded, ...bearer])).toBe(200)
    expect(await statusOf(closed, [...forwarded, ...bearer]), 'none is set').toBe(404)
    expect(await statusOf(site, [...forwarded, ...bearer, ...bearer]), 'twice').toBe(404)
    for (const wrong of [token, `Basic ${token}`, `Bearer ${token}x`, 'Bearer', 'Bearer  ']) {
      expect(await statusOf(site, [...forwarded, 'authorization', wrong]), wrong).toBe(404)
    }
    expect(await statusOf(site, forwarded, `/metrics?token=${token}`)).toBe(404)
    expect(await statusOf(site, [...forwarded, 'cookie', `token=${token}`])).toBe(404)
    const session = await adminToken(site.dataDir)
    const asAdmin = [...forwarded, 'authorization', `Bearer ${session}`]
    expect(await statusOf(site, asAdmin)).toBe(404)
  })
})

describe('the response', () => {
  it('R-01, R-09: is text with the headers of every response, and kept by nobody', async () => {
    const { headers } = await site.fetch('/metrics')
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('has nothing but comments and samples, each series once', async () => {
    const lines = (await metrics()).trimEnd().split('\n')
    const samples = lines.filter((line) => !line.startsWith('# '))
    for (const line of samples)
      expect(line).toMatch(/^[a-z_]+(?:\{(?:[a-z]+="[^"\n]*",?)+\})? \d[\d.e+-]*$/)
    const series = samples.map((line) => line.slice(0, line.lastIndexOf(' ')))
    expect(new Set(series).size).toBe(series.length)
  })

  it('is no part of the public API', async () => {
    const description = await (await site.fetch('/api/openapi.json')).text()
    expect(description).not.toContain('metrics')
  })

  it('names version and memory', async () => {
    const text = await metrics()
    expect(text).toMatch(/^academy_build_info\{version="\d+\.\d+\.\d+",node="v\d[^"]*"\} 1$/m)
    expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(valueIn(text, 'process_cpu_seconds_total')).toBeGreaterThan(0)
  })
})

describe('requests', () => {
  const series = (kind: string, status: string) =>
    `academy_http_requests_total{kind="${kind}",status="${status}"}`

  it.each([
    ['/articles/no-such-article', 'page', '4xx'],
    ['/login', 'admin page', '2xx'],
    ['/api/user/v1/blogs?limit=x', 'api', '4xx'],
    ['/api/admin/v1/blogs', 'admin api', '4xx'],
    ['/healthz', 'health', '2xx'],
    ['/images/none.jpg', 'image', '4xx'],
    ['/sitemap-99.xml', 'feed', '4xx'],
  ])('%s counts as %s, %s, and is timed', async (path, kind, status) => {
    const labels = `{kind="${kind}",status="${status}"`
    const timed = `academy_http_request_duration_seconds_bucket${labels},le="+Inf"}`
    const before = await read(timed)
    await (await site.fetch(path)).arrayBuffer()
    await expectRise(timed, before)
    const text = await metrics()
    expect(valueIn(text, series(kind, status))).toBeGreaterThan(0)
  })

  it('name no address, whatever is asked for', async () => {
    const lengthOf = (text: string) => text.split('\n').length
    const ask = async (path: string) => (await site.fetch(path)).arrayBuffer()
    const pages = `academy_http_request_duration_seconds_count{kind="page",status="4xx"}`
    const known = await read(pages)
    await ask('/some-invented-page')
    await expectRise(pages, known)
    const before = await metrics()
    for (let round = 0; round < 20; round += 1) await ask(`/some-invented-page-${round}`)
    await expectRise(pages, known, 21)
    const after = await metrics()
    expect(after).not.toContain('invented')
    expect(lengthOf(after)).toBe(lengthOf(before))
  })
})

describe('the page cache', () => {
  it('counts what it had, what it had not, and what readers had', async () => {
    const hit = 'academy_page_cache_requests_total{result="hit"}'
    const miss = 'academy_page_cache_requests_total{result="miss"}'
    const kept = (status: string) => `academy_http_requests_total{kind="kept",status="${status}"}`
    const rendered = 'academy_page_render_seconds_count{page="/about"}'
    const before = await metrics()
    const first = await site.fetch('/about')
    await site.fetch('/about')
    const known = { 'if-none-match': first.headers.get('etag')! }
    expect((await site.fetch('/about', { headers: known })).status).toBe(304)

    const after = await metrics()
    const rise = (name: string) => valueIn(after, name) - valueIn(before, name)
    expect([hit, miss, kept('2xx'), kept('3xx'), rendered].map(rise)).toEqual([2, 1, 1, 1, 1])
    expect(rise('academy_page_cache_answers')).toBe(1)
    expect(rise('academy_page_cache_bytes')).toBeGreaterThan(1000)
  })

  it('show that a change has emptied the cache, and the version of the content', async () => {
    const before = await metrics()
    const admin = adminCalls(site, await adminToken(site.dataDir))
    await admin.makeDoctor({ name: 'Dr. Counted' })
    const after = await metrics()
    for (const name of ['academy_page_cache_emptied_total', 'academy_content_version'])
      expect(valueIn(after, name), name).toBeGreaterThan(valueIn(before, name))
  })
})

describe('stores', () => {
  beforeEach(async () => void (await database.db.deleteFrom('mail_outbox').execute()))

  it('count waiting mails, since when they wait, and those given up', async () => {
    const figures = async () => {
      const text = await metrics()
      const mails = (state: string) => valueIn(text, `academy_outbox_mails{state="${state}"}`)
      const seconds = valueIn(text, 'academy_outbox_oldest_seconds')
      return [mails('waiting'), mails('dead'), Math.round(seconds)]
    }
    expect(await figures()).toEqual([0, 0, 0])
    const now = time.clock().getTime()
    const mail = (id: string, hours: number, attempts: number) => ({
      id,
      recipient: 'a@example.org',
      subject: 's',
      text: 't',
      html: 'h',
      attempts,
      created_at: new Date(now - hours * hour).toISOString(),
      next_attempt_at: new Date(now + hour).toISOString(),
    })
    const mails = [mail('one', 2, 3), mail('two', 1, 0), mail('three', 50, 20)]
    await database.db.insertInto('mail_outbox').values(mails).execute()
    const [first, second, seconds] = await figures()
    expect([first, second]).toEqual([2, 1])
    expect(seconds! / 3600).toBeCloseTo(2, 1)
  })

  it('show the age of the last backup, if any, and the room on the disk', async () => {
    expect(await metrics()).not.toMatch(/^academy_backup_(?:proven_)?age_seconds /m)
    const stamp = join(site.dataDir, 'last-backup')
    await writeFile(stamp, '')
    const then = new Date(time.clock().getTime() - hour)
    // The clock was wrong then: that is no reason to take the backup for a new one.
    const ahead = new Date(time.clock().getTime() + 30 * 24 * hour)
    await utimes(stamp, ahead, ahead)
    expect(await metrics()).not.toMatch(/^academy_backup_age_seconds /m)
    await noteBackup(site.dataDir, {
      backedUpAt: then.toISOString(),
      provenAt: then.toISOString(),
    })
    expect(valueIn(await metrics(), 'academy_backup_age_seconds')).toBe(hour / 1000)
    const later = new Date(then.getTime() + 1000)
    await utimes(stamp, later, later)
    const text = await metrics()
    expect(valueIn(text, 'academy_backup_age_seconds')).toBe(hour / 1000 - 1)
    expect(valueIn(text, 'academy_backup_proven_age_seconds')).toBe(hour / 1000)
    const free = valueIn(text, 'academy_data_disk_free_bytes')
    expect(free).toBeGreaterThan(0)
    expect(valueIn(text, 'academy_data_disk_size_bytes')).toBeGreaterThan(free)
  })

  it('count failed statements', async () => {
    const failures = 'academy_database_query_failures_total'
    const before = await metrics()
    expect(valueIn(before, 'academy_database_reachable')).toBe(1)
    await expect(sql`select no_such_column`.execute(database.db)).rejects.toThrow(/no_such_column/)
    await expectRise(failures, valueIn(before, failures))
  })
})
