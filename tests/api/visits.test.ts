import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Analytics } from '../../shared/analytics.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { costOf, slowness } from '../support/requests/thread-cost.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { day, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

const siteUrl = 'https://academy.example'
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const database = siteDatabase()
const time = movableClock()
let site: TestSite
let admin: ReturnType<typeof adminCalls>

beforeAll(async () => {
  site = await startTestSite({ siteUrl, trustProxy: 1 }, { open: database.open, clock: time.clock })
  admin = adminCalls(site, await adminToken(site.dataDir, undefined, time.clock))
})
afterAll(() => site.stop())

type Headers = Record<string, string>

async function open(path: string, headers: Headers = {}, times = 1): Promise<number> {
  let status = 0
  for (let turn = 0; turn < times; turn += 1) {
    const response = await site.fetch(path, { headers: { 'user-agent': browser, ...headers } })
    await response.arrayBuffer()
    status = response.status
  }
  return status
}

const post = (path: string, body: string, headers: Headers = {}, source = '203.0.113.1') =>
  site.fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'user-agent': browser, 'x-forwarded-for': source, ...headers },
    body,
  })

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

describe('a view', () => {
  it('is a page of the site map, new or unchanged, asked for by a person who reads it', async () => {
    await nextDay()
    const [path] = /\/articles\/[a-z0-9-]+/.exec(await (await site.fetch('/')).text())!
    for (const page of ['/', '/solution/neck', '/articles?query=jaw', '/tonight', path]) {
      await open(page, {}, 2)
    }
    const etag = (await site.fetch('/about')).headers.get('etag')!
    expect(await open('/about', { 'if-none-match': etag })).toBe(304)
    await open('/about?utm_source=mail', { 'sec-fetch-dest': 'document' })
    await expect.poll(views).toBe(12)
  })

  it('is nothing else', async () => {
    await nextDay()
    await open('/about')
    for (const headers of [
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-moz': 'prefetch' },
      { 'sec-fetch-dest': 'iframe' },
      { authorization: 'Bearer x' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { 'user-agent': 'curl/8.14.1' },
      { 'user-agent': '' },
    ]) {
      await open('/about', headers)
    }
    const paths = ['/login', '/admin', '/rss.xml', '/sitemap.xml', '/favicon.svg', '/newsletter']
    for (const path of [...paths, '/api/user/v1/blogs', '/articles/none', '/solution/none']) {
      await open(path)
    }
    await site.fetch('/about', { method: 'HEAD', headers: { 'user-agent': browser } })
    await expect.poll(views).toBe(1)
  })

  it('begins a visit where it does not come from this site', async () => {
    await nextDay()
    await open('/', {}, 5)
    await open('/about', { referer: `${siteUrl}/articles?query=jaw` }, 6)
    await open('/about', { referer: 'https://www.search.example/?q=secret' }, 7)
    await open('/about', { referer: `${siteUrl}.evil.example/` }, 5)
    await open('/about', { referer: 'nowhere' }, 5)
    await expect.poll(today).toMatchObject({ views: 28, visits: 22 })
    const { sources, pages } = await analytics('?days=7')
    expect(sources).toEqual(
      expect.arrayContaining([
        { source: 'search.example', visits: 7 },
        { source: 'academy.example.evil.example', visits: 5 },
        { source: 'other', visits: 5 },
      ]),
    )
    expect(pages.find(({ path }) => path === '/about')).toMatchObject({ title: 'About' })
  })

  it('is counted apart if an assistant fetches the page for a person', async () => {
    await nextDay()
    const agent =
      'Mozilla/5.0 AppleWebKit/537.36; compatible; ChatGPT-User/1.0; +https://openai.com/bot'
    await open('/about', { 'user-agent': agent }, 5)
    await open('/about', { 'user-agent': 'Claude-User/1.0' }, 4)
    await expect
      .poll(async () => (await analytics('?days=7')).assistants)
      .toEqual([
        { agent: 'ChatGPT-User', fetches: 5 },
        { agent: 'Claude-User', fetches: null },
      ])
    expect(await views()).toBe(0)
  })
})

describe('what the panel gets', () => {
  it('hides small numbers, but for totals, and compares with the days before', async () => {
    for (let days = 0; days < 8; days += 1) await nextDay()
    await open('/terms', {}, 4)
    await expect.poll(views).toBe(4)
    for (let days = 0; days < 7; days += 1) await nextDay()
    await open('/legal', { referer: 'https://few.example/' }, 3)
    await open('/terms', { referer: `${siteUrl}/` }, 6)
    await expect.poll(views).toBe(9)
    const shown = await analytics('?days=7')
    expect(shown).toMatchObject({ views: 9, visits: 3, previous: { views: 4, visits: 4 } })
    expect(shown.byDay).toHaveLength(7)
    expect([shown.from, shown.to]).toEqual([shown.byDay[0]!.day, shown.byDay[6]!.day])
    const none = { yes: 0, no: 0 }
    expect(shown.pages).toEqual([
      { path: '/terms', title: 'Terms of Use', views: 6, visits: 0, ...none },
      { path: '/legal', title: 'Legal Notice', views: null, visits: null, ...none },
    ])
    expect(shown.sources).toEqual([{ source: 'few.example', visits: null }])
    const csv = await admin.get('/analytics.csv?days=7')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(await csv.text()).toBe(
      `Day,Page,Views,Visits\r\n${shown.to},/legal,,\r\n${shown.to},/terms,6,0\r\n`,
    )
  })

  it('has 7, 30, 90 or 365 days', async () => {
    for (const days of ['90', '365']) {
      expect((await analytics(`?days=${days}`)).byDay).toHaveLength(Number(days))
    }
    expect((await analytics()).byDay).toHaveLength(30)
    for (const path of ['/analytics?days=8', '/analytics.csv?days=']) {
      const response = await admin.get(path)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ field: 'days' })
    }
  })
})

describe('a year of 500 pages', () => {
  it('is read within 100 ms, and takes 60 kB', async () => {
    await nextDay()
    const { byDay } = await analytics('?days=365')
    const days = sql.join(byDay.slice(0, -20).map(({ day }) => sql`(${day})`))
    const pages = sql.join(
      Array.from({ length: 500 }, () => sql`(${`/articles/${randomBytes(16).toString('hex')}`})`),
    )
    await sql`
      insert into visit_days (day, path, views, visits)
      select days.column1, pages.column1, length(pages.column1), 5
      from (values ${days}) as days cross join (values ${pages}) as pages`.execute(database.db)
    await sql`
      insert into visit_months (month, path, views, visits)
      select substr(day, 1, 7), path, sum(views), sum(visits) from visit_days
      group by 1, 2
      on conflict (month, path) do update set views = excluded.views`.execute(database.db)
    let bytes = 0
    const costs = []
    for (let turn = 0; turn < 5; turn += 1) {
      const { whole } = await costOf(async () => {
        const response = await admin.get('/analytics?days=365')
        await response.arrayBuffer()
        bytes = Number(response.headers.get('content-length'))
      })
      costs.push(whole / slowness())
    }
    expect(Math.min(...costs)).toBeLessThan(100)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(60_000)
  })
})

describe('POST /seen', () => {
  const plain = { 'content-type': 'text/plain;charset=UTF-8' }
  const seen = async (body: string, headers: Headers = {}, source?: string) =>
    (await post('/seen', body, { ...plain, ...headers }, source)).status

  it('counts pages that were fetched ahead, and visits from other sites', async () => {
    await nextDay()
    expect(await seen('/about', { 'sec-fetch-site': 'same-origin' })).toBe(204)
    for (let turn = 0; turn < 5; turn += 1) await seen('/about\nwww.search.example')
    expect(await today()).toMatchObject({ views: 6, visits: 5 })
    expect((await analytics('?days=7')).sources).toContainEqual({
      source: 'search.example',
      visits: 5,
    })
  })

  it('counts neither searches nor robots as views, and refuses the rest', async () => {
    await nextDay()
    expect(await seen('/articles?query=jaw%20pain')).toBe(204)
    expect(await seen('/about', { 'user-agent': 'curl/8' })).toBe(204)
    expect(await seen('/about', { authorization: 'Bearer x' })).toBe(204)
    for (const body of [
      '/admin',
      '/newsletter',
      '/articles/none',
      '/about?query=x',
      '',
      '/about\nnot a host',
      '/about\nexample.org/path',
      '/about\nexample.org\nmore',
    ]) {
      expect([body, await seen(body)]).toEqual([body, 400])
    }
    expect(await seen('/about', { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await seen('/about', { 'content-type': 'text/html' })).toBe(415)
    expect(await seen(`/about\n${'a'.repeat(300)}`)).toBe(413)
    expect(await views()).toBe(0)
  })

  it('ignores a source from its 61st report in a minute on', async () => {
    await nextDay()
    const source = '203.0.113.61'
    const statuses = await Promise.all(Array.from({ length: 70 }, () => seen('/about', {}, source)))
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect(await views()).toBe(60)
  })

  it('stores a bounded number of made-up sources', async () => {
    await nextDay()
    for (let turn = 0; turn < 6; turn += 1)
      await open('/about', { referer: 'https://real.example/' })
    await Promise.all(
      Array.from({ length: 1000 }, (_, number) =>
        open('/about', { referer: `https://invented-${number}.example/` }),
      ),
    )
    await expect.poll(views).toBe(1006)
    const { sources } = await analytics('?days=7')
    expect(sources.length).toBeLessThanOrEqual(50)
    expect(sources).toContainEqual({ source: 'real.example', visits: 6 })
    const { to } = await analytics()
    const rows = await database.db
      .selectFrom('visit_sources')
      .select('host')
      .where('day', '=', to)
      .execute()
    expect(rows.length).toBeLessThanOrEqual(101)
  })
})

describe('POST /useful', () => {
  const json = { 'content-type': 'application/json' }
  const useful = (body: unknown, headers: Headers = {}) =>
    post('/useful', JSON.stringify(body), { ...json, ...headers }, '203.0.113.7')

  it('counts answers, and leads a form back to its page', async () => {
    await nextDay()
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await useful({ path: '/solution/neck', useful: true })).status).toBe(204)
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const read = await post('/useful', 'path=%2Fsolution%2Fneck&useful=false', form)
    expect(read.status).toBe(303)
    const back = await post('/useful', 'path=%2Fsolution%2Fneck&useful=no', form)
    expect([back.status, back.headers.get('location')]).toEqual([303, '/solution/neck#useful'])
    expect((await useful({ path: '/admin', useful: true })).status).toBe(400)
    expect((await useful({ path: '/solution/neck', useful: 'perhaps' })).status).toBe(400)
    const elsewhere = { 'sec-fetch-site': 'same-site' }
    expect((await useful({ path: '/solution/neck', useful: true }, elsewhere)).status).toBe(403)
    expect((await analytics('?days=7')).pages).toContainEqual(
      expect.objectContaining({ path: '/solution/neck', yes: 5, no: null }),
    )
  })
})
