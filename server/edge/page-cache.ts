import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hasBody } from '../http/has-body.ts'
import { namesHost } from '../http/host-header.ts'
import type { Admit } from './overload.ts'
import { requestIdHeader } from '../http/request-ids.ts'
import type { InjectedResponse } from './inject.ts'
import { createBoundedStore } from './bounded-store.ts'
import { type CachedRoute, cachedRoute } from './cached-routes.ts'
import { type CachedResponse, cachedResponse } from './cached-response.ts'

/** An answer as it was when the content had changed so many times. */
type Kept = { answer: CachedResponse; generation: number; bytes: number }

/** An answer, and the id of the request that it was made for. */
type Made = { answer: CachedResponse; madeFor: string }

type Told = (request: IncomingMessage, response: ServerResponse) => void
type Identified = (request: IncomingMessage, response: ServerResponse, requestId: string) => void

/** Who is told of requests: of those for which nothing is kept when they come and when work begins. */
type Watch = {
  asked: Told
  begun: (request: IncomingMessage, response: ServerResponse, since: number) => void
  kept: Identified
}

type Parts = {
  /** An answer as the framework makes it, for a request that says nothing but its address. */
  make: (url: string, requestId: string) => Promise<InjectedResponse>
  admit: Admit
  watch: Watch
}

export type PageCache = ReturnType<typeof createPageCache>

const pagesBytes = 48 * 1024 * 1024
const endlessBytes = 16 * 1024 * 1024
const unavailable = 503

/**
 * Keeps the answers that all readers share and sends them before any framework sees the request.
 * What callers can invent without end has a room of its own, so that it never drives out real pages.
 * One that a change made old is still sent while nothing newer can be made.
 */
export function createPageCache({ make, admit, watch }: Parts) {
  const pages = createBoundedStore<Kept>(pagesBytes)
  const endless = createBoundedStore<Kept>(endlessBytes)
  const underWay = new Map<string, Promise<Made>>()
  let generation = 0
  let closed = false
  let hits = 0
  let notModified = 0
  let misses = 0

  function kept(url: string): CachedResponse | undefined {
    const found = pages.get(url) ?? endless.get(url)
    return found?.generation === generation ? found.answer : undefined
  }

  /** An answer made from what was there before a change is given to those who had asked, never kept. */
  async function makeAnswer(route: CachedRoute, requestId: string): Promise<CachedResponse> {
    const { url, endless: isEndless } = route
    const before = generation
    const { statusCode, headers, rawPayload } = await make(url, requestId)
    const made = cachedResponse(statusCode, headers, rawPayload)
    const store = isEndless ? endless : pages
    const old = store.get(url)?.answer
    if (statusCode === unavailable) return old?.stale() ?? made
    // What the change left as it was has its compressed forms, which cost far more than to make it anew.
    const answer = old?.etag === made.etag ? old : made
    if (generation !== before) return answer
    if (mayKeep(answer)) store.set(url, { answer, generation, bytes: answer.bytes })
    else store.delete(url)
    return answer
  }

  /** All who ask while an answer is being made share it. */
  function shared(route: CachedRoute, requestId: string): Promise<Made> {
    const making = underWay.get(route.url)
    if (making) return making
    const made = makeAnswer(route, requestId)
      .then((answer) => ({ answer, madeFor: requestId }))
      .finally(() => {
        if (underWay.get(route.url) === made) underWay.delete(route.url)
      })
    underWay.set(route.url, made)
    return made
  }

  function sendKept(
    answer: CachedResponse,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): void {
    hits += 1
    answer.send(request, response, requestId)
    if (response.statusCode === 304) notModified += 1
    watch.kept(request, response, requestId)
  }

  return {
    /** A listener that answers what it knows and leaves all else to `framework`. */
    before(framework: RequestListener): Identified {
      return (request, response, requestId) => {
        const url = request.url ?? ''
        const mayBeKept = !closed && isPlainRead(request)
        const known = mayBeKept ? kept(url) : undefined
        if (known) return sendKept(known, request, response, requestId)
        const route = mayBeKept ? cachedRoute(url) : undefined
        const answer = route && kept(route.url)
        if (answer) return sendKept(answer, request, response, requestId)

        request.headers[requestIdHeader] = requestId
        watch.asked(request, response)
        const since = performance.now()
        const usual = () => {
          watch.begun(request, response, since)
          framework(request, response)
        }
        if (closed) return usual()
        if (!route) return admit(request, response, usual)
        misses += 1
        const deliver = () => {
          const send = ({ answer, madeFor }: Made) => {
            // Its page shows that id, and the log has its cause under it.
            const id = answer.status >= 500 ? madeFor : requestId
            request.headers[requestIdHeader] = id
            watch.begun(request, response, since)
            answer.send(request, response, id)
          }
          shared(route, requestId).then(send, usual)
        }
        if (underWay.has(route.url)) deliver()
        else admit(request, response, deliver)
      }
    },

    /** From now on every answer is made anew: what readers see has changed. */
    empty(): void {
      generation += 1
      underWay.clear()
    },

    figures() {
      const [own, invented] = [pages.size(), endless.size()]
      return {
        ...{ hits, notModified, misses, emptied: generation },
        answers: own.entries + invented.entries,
        bytes: own.bytes + invented.bytes,
      }
    },

    /** From now on the framework answers everything: it says that it is closing. */
    close(): void {
      closed = true
    },
  }
}

/** Whether a request is like everybody's: with a body or a token, it is not. */
function isPlainRead(request: IncomingMessage): boolean {
  const { method, headers } = request
  return (
    (method === 'GET' || method === 'HEAD') &&
    namesHost(request) &&
    headers.authorization === undefined &&
    !hasBody(request)
  )
}

function mayKeep({ status, headers }: CachedResponse): boolean {
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    !/no-store|private/.test(headers['cache-control'] ?? 'no-store')
  )
}
