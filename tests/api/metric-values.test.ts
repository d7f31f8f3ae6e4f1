import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { hour } from '../support/site/movable-clock.ts'
import { noteBackup } from '../support/site/built-program.ts'
import { useMetricsSite, valueIn } from '../support/site/metrics-site.ts'

const at = useMetricsSite()
const { database, time, metrics } = at

const read = async (series: string) => valueIn(await metrics(), series)

/** Polls, because a response counts when its last byte is sent, which its reader may know first. */
async function expectRise(series: string, from: number, by = 1): Promise<void> {
  await expect.poll(() => read(series)).toBe(from + by)
}

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
    await (await at.site.fetch(path)).arrayBuffer()
    await expectRise(timed, before)
    const text = await metrics()
    expect(valueIn(text, series(kind, status))).toBeGreaterThan(0)
  })

  it('name no address, whatever is asked for', async () => {
    const lengthOf = (text: string) => text.split('\n').length
    const ask = async (path: string) => (await at.site.fetch(path)).arrayBuffer()
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
    const first = await at.site.fetch('/about')
    await at.site.fetch('/about')
    const known = { 'if-none-match': first.headers.get('etag')! }
    expect((await at.site.fetch('/about', { headers: known })).status).toBe(304)

    const after = await metrics()
    const rise = (name: string) => valueIn(after, name) - valueIn(before, name)
    expect([hit, miss, kept('2xx'), kept('3xx'), rendered].map(rise)).toEqual([2, 1, 1, 1, 1])
    expect(rise('academy_page_cache_answers')).toBe(1)
    expect(rise('academy_page_cache_bytes')).toBeGreaterThan(1000)
  })

  it('show that a change has emptied the cache, and the version of the content', async () => {
    const before = await metrics()
    const admin = adminCalls(at.site, await adminToken(at.site.dataDir))
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
    const stamp = join(at.site.dataDir, 'last-backup')
    await writeFile(stamp, '')
    const then = new Date(time.clock().getTime() - hour)
    // The clock was wrong then: that is no reason to take the backup for a new one.
    const ahead = new Date(time.clock().getTime() + 30 * 24 * hour)
    await utimes(stamp, ahead, ahead)
    expect(await metrics()).not.toMatch(/^academy_backup_age_seconds /m)
    await noteBackup(at.site.dataDir, {
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
