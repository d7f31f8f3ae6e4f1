import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { compressors } from '../http/compressors.ts'
import { requestIdHeader } from '../http/request-ids.ts'
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts'

export type CachedResponse = {
  status: number
  headers: OutgoingHttpHeaders
  /** Identical for identical headers and bytes. */
  etag: string
  bytes: number
  /** Returns a promise only if the response must be compressed first; it resolves once the response is sent. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> | undefined
  /** The same response, marked as stale, for when no fresh one can be made. */
  stale(): CachedResponse
}

/** The body and headers of a response in one encoding, as node:http takes them. */
type Variant = { headers: string[]; body: Buffer }

const leastCompressed = 1024
const compressible = /^(?:text\/|application\/(?:json|xml|rss\+xml))/
/** Memory per response besides its bodies: headers and bookkeeping. */
const overheadBytes = 4096

const staleHeaders = {
  warning: '110 - "Response is Stale"',
  'cache-control': 'no-store',
  'cdn-cache-control': 'no-store',
}

/** Headers that belong to one connection, or are written for each response. */
const notKept = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  requestIdHeader,
])

/** Slow settings: compression is paid for once and saves bytes on every send. */
const compress = compressors({ br: 6, gzip: 7 })

/** A response that can be sent any number of times, to each client in the encoding it accepts. */
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

  /** Compresses on first use, off the main thread. */
  async function prepare(encoding: 'br' | 'gzip'): Promise<Variant> {
    const smaller = await compress[encoding](identity.body).catch(() => identity.body)
    // Never store more bytes than the response was counted with.
    const made =
      smaller.length > identity.body.length / 2
        ? identity
        : variant([...headers.flat(), 'content-encoding', encoding], smaller)
    ready[encoding] = made
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

    send(request: IncomingMessage, response: ServerResponse, requestId: string) {
      const condition = request.headers['if-none-match']
      if (condition !== undefined && status === 200 && names(condition, etag)) {
        response.writeHead(304, addressed(unchanged, requestId)).end()
        return undefined
      }
      const encoding = mayCompress
        ? acceptedEncoding(request.headers['accept-encoding'])
        : 'identity'
      const prepared = ready[encoding]
      if (prepared) {
        write(request, response, requestId, status, prepared)
        return undefined
      }
      if (encoding === 'identity') return undefined
      underWay[encoding] ??= prepare(encoding).finally(() => delete underWay[encoding])
      return underWay[encoding].then((made) => write(request, response, requestId, status, made))
    },
  }
}

/** A weak tag, because it is the same for every encoding. It covers headers and body. */
function entityTag(headers: (readonly [string, string])[], body: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body)
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}

function variant(headers: string[], bytes: Buffer): Variant {
  // Copied, because small buffers share larger blocks, and storing a view would retain the whole block.
  const body = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(body)
  return { headers: withRequestId([...headers, 'content-length', String(body.length)]), body }
}

/** Leaves room at the end for the request id, so that sending copies nothing. */
function withRequestId(headers: string[]): string[] {
  return [...headers, requestIdHeader, '']
}

/** Returns the headers with this request's id set in place; Node writes them out before the next id is set. */
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
  // The request may have failed during compression.
  if (response.writableEnded) return
  response.writeHead(status, addressed(headers, requestId))
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

/** Whether an If-None-Match header contains this ETag. */
function names(condition: string, etag: string): boolean {
  if (condition === etag || condition === '*') return true
  const opaque = etag.slice(2)
  return condition.split(',').some((part) => part.trim().replace(/^W\//, '') === opaque)
}
