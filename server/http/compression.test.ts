import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compression } from './compression.ts'

const text = 'all work and no play makes a dull page. '.repeat(100)
const app = Fastify()

beforeAll(async () => {
  compression(app)
  app.get<{ Querystring: { type: string; length?: number } }>('/', async ({ query }, reply) =>
    reply.type(query.type).send(text.slice(0, query.length)),
  )
  app.get('/bytes', async (_request, reply) => reply.type('image/png').send(Buffer.from(text)))
  app.get('/ready-made', async (_request, reply) =>
    reply.type('text/css').header('content-encoding', 'br').send(Buffer.from(text)),
  )
  app.post('/', async () => 'taken')
  await app.ready()
})
afterAll(() => app.close())

const get = (url: string, encoding?: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({
    method,
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  })

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('responds to %s with %s', async (asked, given, unpack) => {
    const { headers, rawPayload } = await get('/?type=application/json', asked)
    expect(headers['content-encoding']).toBe(given)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(rawPayload.length).toBeLessThan(text.length / 4)
    expect(unpack(rawPayload).toString()).toBe(text)
    const head = await get('/?type=application/json', asked, 'HEAD')
    expect(head.rawPayload).toHaveLength(0)
    for (const name of ['content-encoding', 'content-length', 'content-type', 'vary']) {
      expect(head.headers[name], name).toBe(headers[name])
    }
  })

  it.each([
    'text/html; charset=utf-8',
    'application/rss%2Bxml',
    'application/xml',
    'image/svg%2Bxml',
    'application/speculationrules%2Bjson',
  ])('compresses %s', async (type) => {
    expect((await get(`/?type=${type}`, 'br')).headers['content-encoding']).toBe('br')
  })

  it.each([
    ['what nobody asked for so', '/?type=text/html', undefined],
    ['for who wants it as it is', '/?type=text/html', 'identity'],
    ['for who takes neither', '/?type=text/html', 'zstd, br;q=0'],
    ['what is short', '/?type=text/html&length=1000', 'br'],
    ['what is compressed in itself', '/bytes', 'br'],
  ])('leaves alone %s', async (_what, url, asked) => {
    const { headers, body } = await get(url, asked)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('Accept-Encoding')
    expect(text.startsWith(body)).toBe(true)
  })

  it('compresses nothing twice', async () => {
    expect((await get('/ready-made', 'br')).body).toBe(text)
  })

  it.each(['gzip', 'identity', ''])('V-22: refuses a body in Content-Encoding %j', async (name) => {
    const headers = { 'content-encoding': name, 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'POST', url: '/', headers, payload: '{}' })
    expect(statusCode).toBe(415)
  })
})
