import { describe, expect, it } from 'vitest'
import { useVisitsSite, browser, type Headers } from '../support/site/visits-site.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const at = useVisitsSite()
const { database, open, analytics, nextDay, today, views } = at

const post = (path: string, body: string, headers: Headers = {}, source = '203.0.113.1') =>
  at.site.fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'user-agent': browser, 'x-forwarded-for': source, ...headers },
    body,
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

  onSqlite.it('stores a bounded number of made-up sources', async () => {
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
