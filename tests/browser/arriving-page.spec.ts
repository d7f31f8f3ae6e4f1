import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'

/** The site over a line on which each page stops in the middle of its footer until it is let on. */
async function haltingLine(site: string) {
  const { promise: letOn, resolve: goOn } = Promise.withResolvers<void>()
  const server = createServer(async ({ url = '/' }, reply) => {
    const response = await fetch(site + url)
    const type = response.headers.get('content-type') ?? ''
    const body = Buffer.from(await response.arrayBuffer())
    reply.writeHead(response.status, { 'content-type': type })
    const half = type.startsWith('text/html') ? body.indexOf('Stay up to date') : body.length
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

test('a short page that arrives in two parts moves nothing', async ({ page, baseURL }) => {
  const line = await haltingLine(baseURL!)
  await page.setViewportSize({ width: 375, height: 900 })
  await page.goto(`${line.url}/solution/nothing`, { waitUntil: 'commit' })
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeVisible()
  await painted(page)
  const before = (await footer.boundingBox())!.y
  line.goOn()
  await page.waitForLoadState()
  await expect(page.getByLabel('Stay up to date')).toBeVisible()
  await painted(page)
  expect((await footer.boundingBox())!.y).toBe(before)
  line.close()
})
