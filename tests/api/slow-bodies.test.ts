import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adminToken } from '../support/requests/admin-token.ts'
import { photo } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  site = await startTestSite({ sampleContent: false })
})
afterEach(async () => {
  vi.useRealTimers()
  await site.stop()
})

/** Sends the head of a request and the first part of its body. */
async function begin(head: string[], part: Buffer | string): Promise<Socket> {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`${[...head, 'host: localhost'].join('\r\n')}\r\n\r\n`)
  socket.write(part)
  // Once another request is answered, the server has seen the one above.
  await site.fetch('/healthz')
  return socket
}

it('D-02 ends a message that does not arrive in 15 seconds, and no other', async () => {
  const path = '/api/user/v1/contact/send-message'
  const head = [`POST ${path} HTTP/1.1`, 'content-type: application/json', 'content-length: 100']
  const socket = await begin(head, '{"name":')
  await vi.advanceTimersByTimeAsync(14_000)
  expect(socket.readableLength).toBe(0)
  await vi.advanceTimersByTimeAsync(2000)
  const [response] = (await once(socket, 'data')) as [Buffer]
  expect(response.toString()).toMatch(/^HTTP\/1\.1 408 /)
  socket.destroy()
})

it('gives an upload more time', async () => {
  const token = await adminToken(site.dataDir)
  const png = await photo(64, 48, 'png')
  const opening =
    '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const closing = '\r\n--b--\r\n'
  const head = [
    'POST /api/v1/images/upload HTTP/1.1',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${opening.length + png.length + closing.length}`,
  ]
  const socket = await begin(head, Buffer.concat([Buffer.from(opening), png.subarray(0, 100)]))
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  socket.write(Buffer.concat([png.subarray(100), Buffer.from(closing)]))
  const [response] = (await once(socket, 'data')) as [Buffer]
  expect(response.toString()).toMatch(/^HTTP\/1\.1 201 /)
  socket.destroy()
})
