import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { callerAddress, clientSource, widerNetwork } from '../core/client-address.ts'
import { createHistogram } from '../metrics/histogram.ts'
import { createFairQueue, type Pace } from './fair-queue.ts'
import type { IsPanelCall } from './panel-calls.ts'
import { createProxyWarning } from './proxy-warning.ts'
import { createRejectRequest } from './reject-request.ts'
import { pathOf } from '../http/request-kind.ts'

/** Calls `begin` when there is room for the request's work, now or soon; otherwise responds with 503. */
export type Admit = (request: IncomingMessage, response: ServerResponse, begin: () => void) => void

const tickMs = 20
const delayBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
/** One late tick may be a pause of the machine; several in a row mean work is not getting done. */
const ticksInARow = 3
/** How late timers may run before readers are rejected. */
const longestDelayMs = 200
/**
 * Each kind has its own queue, so that a flood of one does not affect the others. Forms write, which
 * takes longer. Panel calls and health checks are not rejected for waiting too long: a call with a
 * token unknown to this process may be an admin's first.
 */
const paces = {
  readers: { perTurn: 8, waiting: 200, waitMs: 250 },
  forms: { perTurn: 1, waiting: 200, waitMs: 1000 },
  panel: { perTurn: 4, waiting: 2000 },
  health: { perTurn: 4, waiting: 2000 },
}
type Kind = keyof typeof paces
/**
 * Per source: requests of readers and forms waiting for the database, their turn, their own body or
 * a slow client. For all sources together only reads are limited, and only until their response
 * starts, so clients that send or read slowly can't close the site to others (`slow-readers.ts`
 * bounds their memory).
 */
const mostUnderWay = { reads: 500, ofOneSource: 200 }
/** With fewer requests than this the machine itself is busy, and rejecting them would not help. */
const manyUnderWay = 20

const warnEveryMs = 60_000
const retryAfter = 2
const healthChecks = /^\/(?:healthz|readyz|metrics)$/
const pagesOfPanel = /^\/(?:admin|login|assets)(?:\/|$)/

export type Overload = ReturnType<typeof createOverload>

type Parts = {
  headers: Record<string, string>
  log: Pick<FastifyBaseLogger, 'warn'>
  trustProxy: number
  isPanelCall: IsPanelCall
}

/**
 * Rejects readers' requests while the process can't keep up, and requests of any kind whose queue is
 * full. Calls with a known session never get here: see `install-edge.ts`.
 */
export function createOverload({ headers, log, trustProxy, isPanelCall }: Parts) {
  const delay = measureDelay()
  const lanes = {
    readers: createLane(paces.readers),
    forms: createLane(paces.forms),
    panel: createLane(paces.panel),
    health: createLane(paces.health),
  }
  const message = 'The site is very busy. Please try again in a moment.'
  const turnAway = createRejectRequest(headers, { status: 503, message })
  const allPending = () => Object.values(lanes).reduce((sum, lane) => sum + lane.pending(), 0)

  function kindOf(request: IncomingMessage): Kind {
    const { method, url = '' } = request
    const path = pathOf(url)
    if (healthChecks.test(path)) return 'health'
    if (isPanelCall(request)) return 'panel'
    if (method !== 'GET' && method !== 'HEAD') return 'forms'
    return pagesOfPanel.test(path) ? 'panel' : 'readers'
  }

  function isTooMuch(kind: Kind, source: string): boolean {
    const lane = lanes[kind]
    if (lane.isFull(source)) return true
    if (kind === 'panel' || kind === 'health') return false
    if (lane.underWay(source) >= mostUnderWay.ofOneSource) return true
    if (kind === 'forms') return false
    const isLate = delay.now() > longestDelayMs && allPending() >= manyUnderWay
    return isLate || lane.pending() >= mostUnderWay.reads
  }

  const warnOfProxy = createProxyWarning(log, trustProxy)
  let turnedAway = 0
  let warnedAt = Number.NEGATIVE_INFINITY

  const admit: Admit = (request, response, begin) => {
    const kind = kindOf(request)
    if (kind !== 'health') warnOfProxy(request)
    const network = clientSource(callerAddress(request, trustProxy))
    // Customers take turns, not networks: a customer with many networks would get as many turns.
    const source = widerNetwork(network) ?? network
    if (isTooMuch(kind, source)) {
      if (performance.now() - warnedAt > warnEveryMs) {
        log.warn({ late: delay.now() }, 'overloaded: requests are being rejected')
        warnedAt = performance.now()
      }
      turnedAway += 1
      turnAway(request, response, retryAfter)
    } else lanes[kind].begin(source, response, begin)
  }
  return {
    admit,
    turnedAway: () => turnedAway,
    delays: delay.samples,
    stop: () => delay.stop(),
  }
}

/** A queue, and the requests that are waiting in it or in progress. */
function createLane(pace: Pace) {
  const queue = createFairQueue(pace)
  const bySource = new Map<string, number>()
  const all = new Set<ServerResponse>()
  const underWay = (source: string) => bySource.get(source) ?? 0
  return {
    underWay,
    isFull: queue.isFull,

    /** Requests of all sources whose response has not started. */
    pending(): number {
      for (const response of all) if (response.headersSent) all.delete(response)
      return all.size
    },

    begin(source: string, response: ServerResponse, begin: () => void): void {
      all.add(response)
      bySource.set(source, underWay(source) + 1)
      response.once('close', () => {
        all.delete(response)
        const left = underWay(source) - 1
        if (left === 0) bySource.delete(source)
        else bySource.set(source, left)
      })
      // A client that disconnected while waiting needs no response.
      queue.begin(source, () => response.destroyed || begin())
    },
  }
}

/** Measures how late timers run, in ms: the shortest of the last few delays. */
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
