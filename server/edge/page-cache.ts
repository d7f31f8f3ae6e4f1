import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hasBody } from '../http/has-body.ts'
import { namesHost } from '../http/host-header.ts'
import type { Contain } from './contain.ts'
import type { Admit } from './overload.ts'
import { requestIdHeader } from '../http/request-ids.ts'
import type { InjectedResponse } from './inject.ts'
import { type CachedRoute, cachedRoute } from './cached-routes.ts'
import { type CachedResponse, cachedResponse } from './cached-response.ts'
import { createResponseStore } from './response-store.ts'

/** A response, and the id of the request it was made for. */
type Made = { cached: CachedResponse; madeFor: string }

type Told = (request: IncomingMessage, response: ServerResponse) => void
type Identified = (request: IncomingMessage, response: ServerResponse, requestId: string) => void

/**
 * Observers. `asked` and `begun` see cache misses, when they arrive and when work on them starts;
 * `kept` sees hits, once sent.
 */
type Watch = {
  asked: Told
  begun: (request: IncomingMessage, response: ServerResponse, since: number) => void
  kept: Identified
}

type Parts = {
  /** Returns the framework's response to a request that consists of its address only. */
  make: (url: string, requestId: string) => Promise<InjectedResponse>
  admit: Admit
  watch: Watch
  contain: Contain
}

export type PageCache = ReturnType<typeof createPageCache>

const pagesBytes = 48 * 1024 * 1024
const endlessBytes = 16 * 1024 * 1024
const unavailable = 503

/**
 * Caches the responses that all readers share and sends them before the framework sees the request.
 * Addresses that callers can invent without end have a store of their own, so they never evict real
 * pages. A stale response is still sent while no fresh one can be made.
 */
export function createPageCache({ make, admit, watch, contain }: Parts) {
  const pages = createResponseStore(pagesBytes)
  const endless = createResponseStore(endlessBytes)
  const underWay = new Map<string, Promise<Made>>()
  let generation = 0
  let closed = false
  let hits = 0
  let notModified = 0
  let misses = 0

  function kept(url: string): CachedResponse | undefined {
    const found = pages.get(url) ?? endless.get(url)
    return found?.generation === generation ? found.cached : undefined
  }

  /**
   * Makes a response and caches it. If the content changes meanwhile, the response goes to those
   * already waiting and is not cached.
   */
  async function makeResponse(route: CachedRoute, requestId: string): Promise<CachedResponse> {
    const { url, endless: isEndless } = route
    const before = generation
    const { statusCode, headers, rawPayload } = await make(url, requestId)
    const made = cachedResponse(statusCode, headers, rawPayload)
    const store = isEndless ? endless : pages
    const old = store.get(url)?.cached
    if (statusCode === unavailable) return old?.stale() ?? made
    // Keep an unchanged response with its compressed forms, which cost far more than rendering it.
    const cached = old?.etag === made.etag ? old : made
    if (generation !== before) return cached
    if (mayKeep(cached)) store.set(url, { cached, generation })
    else store.delete(url)
    return cached
  }

  /** Requests that arrive while a response is being made share it. */
  function shared(route: CachedRoute, requestId: string): Promise<Made> {
    const making = underWay.get(route.url)
    if (making) return making
    const made = makeResponse(route, requestId)
      .then((cached) => ({ cached, madeFor: requestId }))
      .finally(() => {
        if (underWay.get(route.url) === made) underWay.delete(route.url)
      })
    underWay.set(route.url, made)
    return made
  }

  function sendKept(
    cached: CachedResponse,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> | undefined {
    hits += 1
    const compressing = cached.send(request, response, requestId)
    if (response.statusCode === 304) notModified += 1
    watch.kept(request, response, requestId)
    return compressing
  }

  return {
    /** A listener that serves what is cached and passes everything else to `framework`. */
    before(framework: RequestListener): Identified {
      const respond = (
        request: IncomingMessage,
        response: ServerResponse,
        requestId: string,
      ): unknown => {
        const url = request.url ?? ''
        const mayBeKept = !closed && isPlainRead(request)
        const known = mayBeKept ? kept(url) : undefined
        if (known) return sendKept(known, request, response, requestId)
        const route = mayBeKept ? cachedRoute(url) : undefined
        const cached = route && kept(route.url)
        if (cached) return sendKept(cached, request, response, requestId)

        request.headers[requestIdHeader] = requestId
        watch.asked(request, response)
        const since = performance.now()
        const usual = () => {
          watch.begun(request, response, since)
          framework(request, response)
        }
        /** Wraps work that starts in its own turn of the event loop. */
        const later = (work: () => unknown) => () => contain(request, response, requestId, work)
        if (closed) return usual()
        if (!route) return admit(request, response, later(usual))
        misses += 1
        const deliver = later(async () => {
          const { cached, madeFor } = await shared(route, requestId)
          // An error page shows the id under which its cause is logged.
          const id = cached.status >= 500 ? madeFor : requestId
          request.headers[requestIdHeader] = id
          watch.begun(request, response, since)
          await cached.send(request, response, id)
        })
        if (underWay.has(route.url)) deliver()
        else admit(request, response, deliver)
      }
      return (request, response, requestId) =>
        contain(request, response, requestId, () => respond(request, response, requestId))
    },

    /** Empties the cache: what readers see has changed. */
    empty(): void {
      generation += 1
      underWay.clear()
    },

    figures() {
      return {
        hits,
        notModified,
        misses,
        emptied: generation,
        responses: pages.size + endless.size,
        bytes: pages.calculatedSize + endless.calculatedSize,
      }
    },

    /** Passes every request to the framework from now on, which tells clients that it is closing. */
    close(): void {
      closed = true
    },
  }
}

/**
 * Whether a request is a plain read, whose response is the same for everybody. Public responses ignore
 * tokens.
 */
function isPlainRead(request: IncomingMessage): boolean {
  const { method } = request
  return (method === 'GET' || method === 'HEAD') && namesHost(request) && !hasBody(request)
}

function mayKeep({ status, headers }: CachedResponse): boolean {
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    !/no-store|private/.test(headers['cache-control'] ?? 'no-store')
  )
}
