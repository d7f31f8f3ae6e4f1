import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { patient } from '../support/requests/at-once.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let server: Server

beforeAll(async () => {
  const keep = (message: unknown) => {
    ;({ server } = (message as { fastify: FastifyInstance }).fastify)
  }
  subscribe('fastify.initialization', keep)
  site = await startTestSite()
  unsubscribe('fastify.initialization', keep)
})
afterAll(() => site.stop())

it('D-02: who asks for much and reads nothing is cut off, and nobody else', async () => {
  const given = new Set<number>()
  const cutOff: Promise<unknown>[] = []
  const watch = (socket: Socket) => {
    cutOff.push(new Promise((resolve) => socket.once('close', resolve)))
    // Speeds up the timeouts by twenty.
    const setTimeout = socket.setTimeout.bind(socket)
    vi.spyOn(socket, 'setTimeout').mockImplementation((ms, ...rest) => {
      given.add(ms)
      return setTimeout(ms / 20, ...rest)
    })
  }
  server.on('connection', watch)
  const { hostname, port } = new URL(site.url)
  const request = 'GET /articles HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const readers = Array.from({ length: 3 }, () => {
    const socket = connect(Number(port), hostname).pause()
    // The site may close them while they are still writing.
    return socket
      .on('error', () => undefined)
      .on('connect', () => socket.write(request.repeat(3000)))
  })
  await expect.poll(() => cutOff).toHaveLength(readers.length)
  server.off('connection', watch)
  const read = async () => (await patient(site).fetch('/articles')).status
  expect(await read()).toBe(200)
  await Promise.all(cutOff)
  expect(given).toContain(60_000)
  expect(await read()).toBe(200)
  for (const socket of readers) socket.destroy()
})
