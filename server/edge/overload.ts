import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { callerAddress, clientSource, widerNetwork } from '../core/client-address.ts'
import { createHistogram } from '../metrics/histogram.ts'
import { createFairQueue } from './fair-queue.ts'
import { createProxyWarning } from './proxy-warning.ts'
import { createRejectRequest } from './reject-request.ts'
import { pathOf } from '../http/request-kind.ts'

/** Calls `begin` when there is room for the request's work, now or soon; otherwise responds with 503. */
export type Admit = (request: IncomingMessage, response: ServerResponse, begin: () => void) => void

const tickMs = 20
const delayBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
/** One late tick may be a pause of the machine; several in a row mean work is not getting done. */
const ticksInARow = 3
/** How late, in ms, timers may run before requests are rejected. */
const longestDelay = { readers: 200, others: 1000 }
/**
 * Work on the main thread delays everybody else by its full length. Each turn of the event loop
 * accepts one new connection, so many short turns let in a crowd that long ones keep waiting.
 */
const reads = {
  perTurn: 8,
  turnMs: 1,
  turnsBetween: 8,
  waiting: 200,
  ofOneSource: 100,
  waitingLong: 20,
  waitMs: 250,
}
/** Panel calls with an unknown token may be an admin's first, so they wait instead of being rejected. */
const calls = {
  ...reads,
  perTurn: 1,
  waiting: 2000,
  ofOneSource: 1000,
  waitingLong: Number.POSITIVE_INFINITY,
}
/** Fast, and rejected only for a source that floods the site with them. */
const health = { ...calls, perTurn: 4 }
/** Forms write, which takes longer, and only after their body has been read. */
const forms = { ...reads, perTurn: 1, waitMs: 1000 }
/**
 * Per source: requests waiting for the database, their turn, their own body or a slow client. For
 * all sources together only reads are limited, and only until their response starts, so clients
 * that send or read slowly can't close the site to others (`slow-readers.ts` bounds their memory).
 */
const mostUnderWay = { reads: 500, ofOneSource: 200 }
/** With fewer requests than this it is the machine that is busy, and rejecting them would not help. */
const manyUnderWay = 20

const warnEveryMs = 60_000
const retryAfter = 2
const neverTurnedAway = /^\/(?:healthz|readyz|metrics)$/
/** A request without a session is rejected there at once. */
const callsOfPanel =
  /^\/api\/(?:admin\/v1\/(?:blogs|authors|contact|auth\/(?:session|logout))|v1\/images)(?:[/?-]|$)/
const pagesOfPanel = /^\/(?:admin|login|assets)(?:\/|$)/

/** Each kind has its own queue, so that a flood of one does not affect the others. */
type Kind = 'readers' | 'panel' | 'forms' | 'call' | 'health'

export type Overload = ReturnType<typeof createOverload>

type Parts = {
  headers: Record<string, string>
  log: Pick<FastifyBaseLogger, 'warn'>
  trustProxy: number
  /** Whether a call has a token that this process knows to be valid. */
  isKnown: (request: IncomingMessage) => boolean
}

/** While the process can't keep up, rejects readers' requests first, then everything but health checks. */
export function createOverload({ headers, log, trustProxy, isKnown }: Parts) {
  const delay = measureDelay()
  const paces = {
    readers: createFairQueue(reads),
    panel: createFairQueue(reads),
    forms: createFairQueue(forms),
    call: createFairQueue(calls),
    health: createFairQueue(health),
  }
  const message = 'The site is very busy. Please try again in a moment.'
  const turnAway = createRejectRequest(headers, { status: 503, message })
  const underWay = {
    readers: countUnderWay(),
    forms: countUnderWay(),
    panel: countUnderWay(),
    call: countUnderWay(),
    health: countUnderWay(),
  }
  const allPending = () => Object.values(underWay).reduce((sum, { pending }) => sum + pending(), 0)

  /** Whether timers run late, or too many requests of this kind are in progress. */
  function isTooMuch(kind: Kind, source: string): boolean {
    if (kind === 'health') return false
    const patience = longestDelay[kind === 'readers' ? 'readers' : 'others']
    if (delay.now() > patience && allPending() >= manyUnderWay) return true
    if (kind === 'readers' && underWay.readers.pending() >= mostUnderWay.reads) return true
    const isBounded = kind === 'readers' || kind === 'forms'
    return isBounded && underWay[kind].of(source) >= mostUnderWay.ofOneSource
  }

  const warnOfProxy = createProxyWarning(log, trustProxy)
  let turnedAway = 0
  let warnedAt = Number.NEGATIVE_INFINITY

  const admit: Admit = (request, response, begin) => {
    const kind = kindOf(request)
    if (kind !== 'health') warnOfProxy(request)
    const fairQueue = kind === 'call' && isKnown(request) ? undefined : paces[kind]
    const network = clientSource(callerAddress(request, trustProxy))
    // Customers take turns, not networks: a customer with many networks would get as many turns.
    const source = widerNetwork(network) ?? network
    if (fairQueue?.isFull(source) || isTooMuch(kind, source)) {
      if (performance.now() - warnedAt > warnEveryMs) {
        log.warn({ late: delay.now() }, 'overloaded: requests are being rejected')
        warnedAt = performance.now()
      }
      turnedAway += 1
      turnAway(request, response, retryAfter)
    } else {
      underWay[kind].add(source, response)
      response.once('close', () => underWay[kind].remove(source, response))
      // A client that disconnected while waiting needs no response.
      if (fairQueue) fairQueue.begin(source, () => response.destroyed || begin())
      else begin()
    }
  }
  return {
    admit,
    turnedAway: () => turnedAway,
    delays: delay.samples,
    stop: () => delay.stop(),
  }
}

function kindOf({ method, url = '' }: IncomingMessage): Kind {
  const path = pathOf(url)
  if (neverTurnedAway.test(path)) return 'health'
  if (callsOfPanel.test(path)) return 'call'
  if (method !== 'GET' && method !== 'HEAD') return 'forms'
  return pagesOfPanel.test(path) ? 'panel' : 'readers'
}

function countUnderWay() {
  const bySource = new Map<string, number>()
  const all = new Set<ServerResponse>()
  return {
    of: (source: string) => bySource.get(source) ?? 0,

    /** Requests of all sources whose response has not started. */
    pending(): number {
      for (const response of all) if (response.headersSent) all.delete(response)
      return all.size
    },

    add(source: string, response: ServerResponse): void {
      all.add(response)
      bySource.set(source, this.of(source) + 1)
    },

    remove(source: string, response: ServerResponse): void {
      all.delete(response)
      const left = this.of(source) - 1
      if (left === 0) bySource.delete(source)
      else bySource.set(source, left)
    },
  }
}

/** How late timers run, in ms: the shortest of the last few delays. */
function measureDelay() {
  const delays = Array.from({ length: ticksInARow }, () => 0)
  const all = createHistogram(delayBounds)
  let shortest = 0
  let due = performance.now() + tickMs
  const timer = setTimeout(() => {
    const now = performance.now()
    const late = Math.max(0, now - due)
    all.observe(late / 1000)
    delays.shift()
    delays.push(late)
    shortest = Math.min(...delays)
    due = now + tickMs
    timer.refresh()
  }, tickMs)
  timer.unref()
  return { now: () => shortest, samples: all.samples, stop: () => clearTimeout(timer) }
}
