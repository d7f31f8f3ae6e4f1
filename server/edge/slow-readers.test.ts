import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createContain } from './contain.ts'
import { createSlowReaders, type SlowReaders } from './slow-readers.ts'

let now: number
let slowReaders: SlowReaders
let close: () => void

beforeEach(() => {
  now = 0
})
afterEach(() => {
  slowReaders.stop()
  close()
})

const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

/** Connects clients that send requests and read nothing; returns the pending responses. */
async function askedOf(listener: RequestListener, count: number, requestsEach = 1) {
  const server = createServer((request, response) => {
    slowReaders.watch(response)
    listener(request, response)
    responses.push(response)
  })
  slowReaders = createSlowReaders(server, createContain({ error: () => undefined }, {}), () => now)
  const responses: ServerResponse[] = []
  const clients: Socket[] = []
  close = () => {
    server.close().closeAllConnections()
    for (const client of clients) client.destroy()
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  while (clients.length < count) {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
    client.on('error', () => undefined).write(request.repeat(requestsEach))
    clients.push(client)
    await expect.poll(() => responses.length).toBe(clients.length * requestsEach)
  }
  return responses
}

/** Waits until the system buffers no more for a client that reads nothing. */
async function bytesTaken({ socket }: ServerResponse): Promise<number> {
  let before = -1
  const written = () => socket!.bytesWritten
  const isStill = () => before === (before = written()) && socket!.writableLength > 0
  await expect.poll(isStill, { interval: 100 }).toBe(true)
  return written()
}

const endless: RequestListener = (_request, response) => {
  const pieces = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(65_536)
    })(),
  )
  response.once('close', () => pieces.destroy())
  pieces.pipe(response)
}

it('D-02: disconnects a client below 8 kB/s over the whole response, and none at 16', async () => {
  const [response] = await askedOf(endless, 1)
  slowReaders.look()
  const bytes = await bytesTaken(response!)
  now = (bytes / 16_000) * 1000
  slowReaders.look()
  now = (bytes / 8000) * 1000 + 19_000
  slowReaders.look()
  expect(response!.destroyed).toBe(false)
  now += 2000
  slowReaders.look()
  await expect.poll(() => response!.destroyed).toBe(true)
  expect(slowReaders.cutOff()).toBe(1)
})

it('D-02: does not count the time until a response begins', async () => {
  const [response] = await askedOf(() => undefined, 1)
  slowReaders.look()
  now = 60_000
  slowReaders.look()
  expect(response!.destroyed).toBe(false)
})

it('D-02: disconnects the slowest while too much waits in memory', async () => {
  const large = Buffer.alloc(60 * 1024 * 1024)
  const [first, second] = await askedOf((_request, response) => response.end(large), 2)
  slowReaders.look()
  await expect.poll(() => first!.destroyed || second!.destroyed).toBe(true)
  slowReaders.look()
  expect(slowReaders.cutOff()).toBe(1)
})

it('D-02: counts responses that wait behind another on their connection', async () => {
  const large = Buffer.alloc(60 * 1024 * 1024)
  const [first] = await askedOf((_request, response) => response.end(large), 1, 2)
  slowReaders.look()
  await expect.poll(() => first!.destroyed).toBe(true)
})

it('D-02: gives a client that reads nothing at all a minute', async () => {
  const [response] = await askedOf(endless, 1)
  slowReaders.look()
  expect(response!.socket!.timeout).toBe(60_000)
})

it('lets a client wait for a response that takes the site longer', async () => {
  const [response] = await askedOf(() => undefined, 1)
  slowReaders.look()
  expect(response!.socket!.timeout ?? 0).toBe(0)
})

it('ends a response that it cannot judge, and no other', async () => {
  const [first, second] = await askedOf(endless, 2)
  Object.defineProperty(first, 'writableLength', {
    get() {
      throw new Error('planted')
    },
  })
  slowReaders.look()
  await expect.poll(() => first!.destroyed).toBe(true)
  slowReaders.look()
  expect(second!.destroyed).toBe(false)
})
