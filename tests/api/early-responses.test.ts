import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
})
afterAll(() => site.stop())

const megabyte = 1024 * 1024
const json = 'application/json'

type Sent = {
  path: string
  type: string
  megabytes: number
  chunked?: boolean
  connection?: string
}

/** A connection that has sent part of a body; like browsers, it does not read before `sent`. */
function send({ path, type, megabytes, chunked = false, connection = 'close' }: Sent) {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname).pause()
  const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${megabytes * megabyte}`
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `content-type: ${type}`, length]
  socket.write([...head, `connection: ${connection}`, '', ''].join('\r\n'))
  const part = Buffer.alloc(megabyte, 'a')
  for (let number = 0; number < megabytes; number += 1) {
    socket.write(chunked ? `${megabyte.toString(16)}\r\n${part.toString()}\r\n` : part)
  }
  const end = chunked ? '0\r\n\r\n' : ''
  const sent = new Promise((resolve) => socket.write(end, (error) => resolve(error ?? 'all')))
  const failed = once(socket, 'error').then(([error]) => error as NodeJS.ErrnoException)
  return { socket, sent, failed }
}

it.each([
  ['/api/user/v1/contact/send-message', json, 413],
  ['/contact', 'application/x-www-form-urlencoded', 413],
  ['/policy-reports', 'application/csp-report', 413],
  ['/api/v1/images/upload', 'multipart/form-data; boundary=x', 401],
  ['/api/admin/v1/blogs', json, 401],
  ['/contact', 'text/plain', 415],
  ['/api/nothing', json, 413],
])(
  'ten megabytes for %s as %s: who sends all before he reads gets to read %i',
  async (path, type, status) => {
    for (const chunked of [false, true]) {
      const { socket, sent, failed } = send({ path, type, chunked, megabytes: 10 })
      expect(await Promise.race([sent, failed])).toBe('all')
      const answer = (await Promise.race([socket.toArray(), failed])) as Buffer[]
      expect(String(answer).slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
      const [head, body] = String(answer).split('\r\n\r\n')
      expect(head).toContain(`content-length: ${body!.length}`)
    }
  },
)

it.each([
  ['/api/user/v1/contact/send-message', 'close'],
  ['/api/admin/v1/blogs', 'keep-alive'],
])('who sends %s without end is cut off: %s', async (path, connection) => {
  const { sent, failed } = send({ path, type: json, connection, chunked: true, megabytes: 64 })
  expect(await Promise.race([sent, failed])).toMatchObject({ syscall: expect.any(String) })
})

it('D-02: a read whose body never arrives ends with its response', async () => {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n')
  socket.write('content-length: 1000\r\n\r\n')
  expect(String(await socket.toArray())).toMatch(/^HTTP\/1\.1 200 /)
})

it('D-02: who sends no more is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  socket.write('POST /api/admin/v1/blogs HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n')
  socket.write('content-length: 1000\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /)
  const closed = once(socket, 'close')
  await vi.advanceTimersByTimeAsync(10_000)
  await closed
})
