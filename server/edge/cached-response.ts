import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { compressors } from '../http/compressors.ts'
import { requestIdHeader } from '../http/request-ids.ts'
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts'

export type CachedResponse = {
  status: number
  headers: OutgoingHttpHeaders
  /** The same for the same headers and bytes. */
  etag: string
  bytes: number
  send(request: IncomingMessage, response: ServerResponse, requestId: string): void
  /** The same answer for a time in which no newer one can be made. */
  stale(): CachedResponse
}

/** Bytes and headers of an answer in one encoding, as node:http takes them. */
type Variant = { headers: string[]; body: Buffer }

const leastCompressed = 1024
const compressible = /^(?:text\/|application\/(?:json|xml|rss\+xml))/
/** Of each answer's own, beside its bodies: headers and bookkeeping. */
const overheadBytes = 4096

const staleHeaders = {
  warning: '110 - "Response is Stale"',
  'cache-control': 'no-store',
  'cdn-cache-control': 'no-store',
}

/** Headers that belong to one connection, or that each sending writes anew. */
const notKept = new Set([
  ...['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'],
  requestIdHeader,
])

/** They are paid for once, and save at each sending. */
const compress = compressors({ br: 6, gzip: 7 })

/** One answer that may be sent any number of times, to each client in the encoding that it takes. */
export function cachedResponse(
  status: number,
  given: OutgoingHttpHeaders,
  bytes: Buffer,
): CachedResponse {
  const headers = Object.entries(given)
    .filter(([name]) => !notKept.has(name))
    .flatMap(([name, value]) => [value].flat().map((text) => [name, String(text)] as const))
  const etag = entityTag(headers, bytes)
  if (status === 200) headers.push(['etag', etag])
  const unchanged = withRequestId(headers.filter(([name]) => name !== 'content-type').flat())

  const identity = variant(headers.flat(), bytes)
  const ready: Partial<Record<Encoding, Variant>> = { identity }
  const underWay: Partial<Record<Encoding, Promise<Variant>>> = {}
  let stale: CachedResponse | undefined
  const mayCompress =
    bytes.length >= leastCompressed && compressible.test(given['content-type'] ?? '')

  /** Made when it is first asked for, away from the thread that answers. */
  async function prepare(encoding: 'br' | 'gzip'): Promise<Variant> {
    const smaller = await compress[encoding](identity.body).catch(() => identity.body)
    // Never more than the bytes that the answer says it takes.
    const made =
      smaller.length > identity.body.length / 2
        ? identity
        : variant([...headers.flat(), 'content-encoding', encoding], smaller)
    ready[encoding] = made
    delete underWay[encoding]
    return made
  }

  return {
    status,
    headers: given,
    etag,
    bytes: bytes.length * 2 + overheadBytes,

    stale() {
      stale ??= cachedResponse(status, { ...given, ...staleHeaders }, identity.body)
      return stale
    },

    send(request: IncomingMessage, response: ServerResponse, requestId: string): void {
      const condition = request.headers['if-none-match']
      if (condition !== undefined && status === 200 && names(condition, etag)) {
        response.writeHead(304, addressed(unchanged, requestId)).end()
        return
      }
      const encoding = mayCompress
        ? acceptedEncoding(request.headers['accept-encoding'])
        : 'identity'
      const prepared = ready[encoding]
      if (prepared) write(request, response, requestId, status, prepared)
      else if (encoding !== 'identity') {
        underWay[encoding] ??= prepare(encoding)
        void underWay[encoding].then((made) => write(request, response, requestId, status, made))
      }
    },
  }
}

/** Weak, for it is the same in every encoding; headers are part of what must not have changed. */
function entityTag(headers: (readonly [string, string])[], body: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body)
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}

function variant(headers: string[], bytes: Buffer): Variant {
  // Small buffers share larger blocks of memory: kept as they come, each would hold a whole block.
  const body = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(body)
  return { headers: withRequestId([...headers, 'content-length', String(body.length)]), body }
}

/** With room at the end for the id of the request that is answered, so that no sending copies the list. */
function withRequestId(headers: string[]): string[] {
  return [...headers, requestIdHeader, '']
}

/** These headers as the answer to this request; node writes them before the next one is addressed. */
function addressed(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId
  return headers
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  status: number,
  { headers, body }: Variant,
): void {
  response.writeHead(status, addressed(headers, requestId))
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

/** Whether an If-None-Match header names this version. */
function names(condition: string, etag: string): boolean {
  if (condition === etag || condition === '*') return true
  const opaque = etag.slice(2)
  return condition.split(',').some((part) => part.trim().replace(/^W\//, '') === opaque)
}
