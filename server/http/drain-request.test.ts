import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drainUnreadRequest } from './drain-request.ts'

let app: FastifyInstance
let socket: Socket
beforeEach(() => {
  app = fastify()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.get('/next', () => 'next')
})
afterEach(async () => {
  socket.destroy()
  await app.close()
})

const half = 'x'.repeat(1_000_000)

async function sendHalf(): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const length = 2 * half.length
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: a/b\r\ncontent-length: ${length}\r\n\r\n`,
  )
  socket.write(half)
}

/**
 * Sends the rest of the body and another request; resolves when that request gets its response on the
 * same connection.
 */
async function expectNextTaken(): Promise<void> {
  socket.write(`${half}GET /next HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  expect(String(await socket.toArray())).toMatch(/ 413 .*too much.* 200 .*next$/s)
}

it('takes the next request where the body ended while its response was being sent', async () => {
  app.post('/', ({ raw }, reply) => {
    raw.resume()
    return reply.code(413).send('too much')
  })
  app.addHook('onSend', drainUnreadRequest)
  app.addHook('onSend', async ({ raw, method }) => {
    if (method === 'GET') return
    const ended = once(raw, 'close')
    socket.emit('refused')
    await ended
  })
  await sendHalf()
  await once(socket, 'refused')
  await expectNextTaken()
})

it('takes the next request where a parser had stopped reading the body', async () => {
  app.post('/', ({ raw }, reply) => {
    raw.pipe(new PassThrough())
    raw.once('pause', () => reply.code(413).send('too much'))
    return reply
  })
  app.addHook('onSend', drainUnreadRequest)
  await sendHalf()
  await expectNextTaken()
})
