import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchange } from '../support/requests/raw-connection.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
})
afterAll(() => site.stop())

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: localhost', ...lines, '', ''].join('\r\n')

it('D-05: whole requests get their responses, though what follows them can not be read', async () => {
  const bytes = `${get('/about')}${get('/login')}${get('/terms')}BAD\r\n\r\n`
  const responses = await exchange(site.url, bytes, ['GET', 'GET', 'GET'])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
})

it('a request that expects 100 behind another one gets its response whole', async () => {
  const expecting = get('/about', 'expect: 100-continue', 'connection: close')
  const [first, second] = await exchange(site.url, get('/login') + expecting, ['GET', 'GET'])
  const alone = await (await site.fetch('/about')).text()
  expect(first!.body.toString()).toContain('</html>')
  expect(second!.body.toString()).toBe(alone)
})

it('K-01: a coding named without a body means nothing, whether or not the page is kept', async () => {
  for (const path of ['/contact', '/contact', '/login', '/api/user/v1/authors']) {
    const asked = get(path, 'content-encoding: br', 'connection: close')
    expect(await exchange(site.url, asked, ['GET']), path).toMatchObject([{ status: 200 }])
  }
})
