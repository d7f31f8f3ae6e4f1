import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, type Response } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'
import { sampleArticle } from '../support/requests/public-paths.ts'

/** A proxy to the site that stops each page before a text until it is allowed to continue. */
async function haltingLine(site: string, before: string) {
  const { promise: letOn, resolve: goOn } = Promise.withResolvers<void>()
  const server = createServer(async ({ url = '/' }, reply) => {
    const response = await fetch(site + url)
    const type = response.headers.get('content-type') ?? ''
    const body = Buffer.from(await response.arrayBuffer())
    reply.writeHead(response.status, { 'content-type': type })
    const half = type.startsWith('text/html') ? body.indexOf(before) : body.length
    reply.write(body.subarray(0, half))
    if (half < body.length) await letOn
    reply.end(body.subarray(half))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    goOn,
    close: () => server.close(),
  }
}

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

for (const { path, halt, seen, width } of [
  { path: '/solution/nothing', halt: 'Stay up to date', seen: '.site-footer', width: 375 },
  { path: '/doctors-behind', halt: 'class="doctor-card', seen: 'h1', width: 375 },
  {
    path: '/solution/neck',
    halt: '<details class="head-figure',
    seen: '.page-intro-words',
    width: 1280,
  },
  {
    path: '/solution/tmd',
    halt: '<details class="head-figure',
    seen: '.page-intro-words',
    width: 1280,
  },
  { path: '/about', halt: '<img class="page-intro-p', seen: '.page-intro-words', width: 1280 },
]) {
  test(`${path} moves nothing when it arrives in two parts`, async ({ page, baseURL }) => {
    const line = await haltingLine(baseURL!, halt)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(line.url + path, { waitUntil: 'commit' })
    const first = page.locator(seen)
    await expect(first).toBeVisible()
    await painted(page)
    const place = async () => {
      const { x, y, width } = (await first.boundingBox())!
      return { x, y, width }
    }
    const before = await place()
    expect(await page.evaluate(() => document.readyState), 'the rest is held back').toBe('loading')
    line.goOn()
    await page.waitForLoadState()
    await expect(page.getByLabel('Stay up to date')).toBeVisible()
    await painted(page)
    expect(await place()).toEqual(before)
    line.close()
  })
}

test('an article without its pictures arrives in 41 KB, typefaces included', async ({ page }) => {
  await page.route(/\/(images|pictures)\/|\.svg$/, (route) => route.abort())
  const arrived: Response[] = []
  // Ignores prefetch rules, which arrive later.
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'other') arrived.push(response)
  })
  await page.goto(sampleArticle, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const files = await Promise.all(
    arrived.map(async (response) => {
      const { responseBodySize, responseHeadersSize } = await response.request().sizes()
      const { pathname } = new URL(response.url())
      return { pathname, bytes: responseBodySize + responseHeadersSize }
    }),
  )
  expect(files.filter(({ pathname }) => pathname.endsWith('.woff2'))).toHaveLength(2)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(41 * 1024)
  const families = await page.evaluate(() =>
    [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family),
  )
  expect(families.toSorted()).toEqual(['Source Sans 3', 'Source Serif 4'])
})
