import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { costOf, slowness } from '../support/requests/thread-cost.ts'
import { useVisitsSite, siteUrl, browser } from '../support/site/visits-site.ts'

const at = useVisitsSite()
const { database, open, analytics, nextDay, today, views } = at

describe('a view', () => {
  it('is a page of the site map, new or unchanged, asked for by a person who reads it', async () => {
    await nextDay()
    const [path] = /\/articles\/[a-z0-9-]+/.exec(await (await at.site.fetch('/')).text())!
    for (const page of ['/', '/solution/neck', '/articles?query=jaw', '/tonight', path]) {
      await open(page, {}, 2)
    }
    const etag = (await at.site.fetch('/about')).headers.get('etag')!
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
    await at.site.fetch('/about', { method: 'HEAD', headers: { 'user-agent': browser } })
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
    const csv = await at.admin.get('/analytics.csv?days=7')
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
      const response = await at.admin.get(path)
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
        const response = await at.admin.get('/analytics?days=365')
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
