import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { httpSite } from '../requests/http-site.ts'

type Stored = { headers: Record<string, string>; body: Buffer; tags: string[] }

/**
 * A small cache in front of the site, like a CDN: it stores what `CDN-Cache-Control` allows until `POST /purge`
 * names one of its tags. Its time stands still, so nothing expires by itself.
 */
export async function httpCache(token: string) {
  const stored = new Map<string, Stored>()
  /** The tags of each accepted purge. */
  const purged: string[][] = []
  const cache = { origin: '', refusals: 0 }

  async function purge(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { tags } = (await json(request)) as { tags: string[] }
    if (request.headers.authorization !== `Bearer ${token}`)
      return void response.writeHead(401).end()
    if (cache.refusals > 0) {
      cache.refusals -= 1
      return void response.writeHead(503).end()
    }
    purged.push(tags)
    for (const [path, { tags: its }] of stored)
      if (its.some((tag) => tags.includes(tag))) stored.delete(path)
    response.writeHead(200).end()
  }

  async function read(path: string, response: ServerResponse): Promise<void> {
    const known = stored.get(path)
    if (known) return void response.writeHead(200, { ...known.headers, age: '1' }).end(known.body)
    const fresh = await fetch(cache.origin + path, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await fresh.arrayBuffer())
    const type = fresh.headers.get('content-type') ?? ''
    if (fresh.ok && /^max-age=[1-9]/.test(fresh.headers.get('cdn-cache-control') ?? '')) {
      const tags = (fresh.headers.get('cache-tag') ?? '').split(',')
      stored.set(path, { headers: { 'content-type': type }, body, tags })
    }
    response.writeHead(fresh.status, { 'content-type': type }).end(body)
  }

  const server = createServer((request, response) => {
    const answered =
      request.method === 'POST' ? purge(request, response) : read(request.url!, response)
    answered.catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...httpSite(url),
    cache,
    purged,
    purgeUrl: `${url}/purge`,
    has: (path: string) => stored.has(path),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
