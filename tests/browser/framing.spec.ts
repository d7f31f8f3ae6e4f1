import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'

let server: Server
let framing: string

/** Another site, which shows one of our pages in a frame. */
test.beforeAll(async ({ baseURL }) => {
  server = createServer(({ url = '/' }, response) => {
    response.setHeader('content-type', 'text/html')
    const framed = new URL(url, baseURL)
    response.end(`<!doctype html><title>Elsewhere</title><iframe src="${framed.href}"></iframe>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  framing = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => server.close())

for (const path of ['/', '/contact', '/login', '/admin', '/api/docs', '/api/user/v1/blogs']) {
  test(`${path} is shown in no frame of another site`, async ({ page }) => {
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes("frame-ancestors 'none'"),
    )
    await page.goto(framing + path)
    await refused
    const [frame] = page.frames().slice(1)
    expect(await frame!.locator('body').innerText()).not.toContain('Academy')
    expect(frame!.url()).toMatch(/^chrome-error:/)
  })
}
