import { on, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createContain } from './contain.ts'
import { createPageCache } from './page-cache.ts'

const nothing = () => undefined

/** A server whose responses complete when the test says so. */
async function serve() {
  const waiting: ((text: string) => void)[] = []
  const make = async () => {
    const text = await new Promise<string>((resolve) => waiting.push(resolve))
    const headers = { 'content-type': 'text/plain', 'cache-control': 'no-cache' }
    return { statusCode: Number(text) || 200, headers, rawPayload: Buffer.from(text) }
  }
  const cache = createPageCache({
    make,
    admit: (_request, _response, begin) => begin(),
    watch: { asked: nothing, begun: nothing, kept: nothing },
    contain: createContain({ error: nothing }, {}),
  })
  const respond = cache.before((_request, response) => response.end('uncached'))
  const server = createServer((request, response) => respond(request, response, 'x-1'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => server.close()
  const { port } = server.address() as AddressInfo
  const requests = on(server, 'request')
  return {
    cache,
    waiting,
    url: `http://127.0.0.1:${port}`,
    read: async (path = '/about') => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    /** Resolves when `count` more requests have arrived. */
    async came(count: number) {
      for (let left = count; left > 0; left -= 1) await requests.next()
    },
  }
}

let close: () => void
afterEach(() => close())

it('a hundred who ask at once share one response', async () => {
  const { waiting, read, came } = await serve()
  const readers = Array.from({ length: 100 }, () => read())
  await came(100)
  expect(waiting).toHaveLength(1)
  waiting[0]!('made once')
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['made once']))
  expect(await read()).toBe('made once')
  expect(waiting).toHaveLength(1)
})

it('a response made before a change is not cached', async () => {
  const { cache, waiting, read, came } = await serve()
  const early = read()
  await came(1)
  cache.empty()
  const late = read()
  await came(1)
  expect(waiting).toHaveLength(2)
  waiting[1]!('new')
  expect(await late).toBe('new')
  waiting[0]!('old')
  expect(await early).toBe('old')
  expect(await read()).toBe('new')
  expect(waiting).toHaveLength(2)
})

it('F-08: sends what a change made old, and says so, while nothing newer can be made', async () => {
  const { cache, waiting, came, url } = await serve()
  const ask = async (...texts: string[]) => {
    const reader = fetch(`${url}/about`)
    await came(1)
    for (const text of texts) waiting.pop()!(text)
    const response = await reader
    return [response.status, await response.text(), response.headers.get('warning')]
  }
  const marked = '110 - "Response is Stale"'
  expect(await ask('503')).toEqual([503, '503', null])
  expect(await ask('old')).toEqual([200, 'old', null])
  cache.empty()
  expect(await ask('503')).toEqual([200, 'old', marked])
  expect(await ask('503')).toEqual([200, 'old', marked])
  expect(await ask('new')).toEqual([200, 'new', null])
  expect(await ask()).toEqual([200, 'new', null])
  cache.empty()
  expect(await ask('404')).toEqual([404, '404', null])
  expect(await ask('503')).toEqual([503, '503', null])
})

it('leaves everything to the framework once it is closed', async () => {
  const { cache, waiting, read, came } = await serve()
  const reader = read()
  await came(1)
  waiting[0]!('kept')
  expect(await reader).toBe('kept')
  cache.close()
  expect(await read()).toBe('uncached')
})
