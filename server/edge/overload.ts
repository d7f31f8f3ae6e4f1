import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { callerAddress, clientSource, widerNetwork } from '../core/client-address.ts'
import { createHistogram } from '../metrics/histogram.ts'
import { createFairQueue } from './fair-queue.ts'
import { createProxyWarning } from './proxy-warning.ts'
import { createRejectRequest } from './reject-request.ts'
import { pathOf } from '../http/request-kind.ts'

/** Calls `begin` when there is room for the request's work, at once or soon; else answers it with 503. */
export type Admit = (request: IncomingMessage, response: ServerResponse, begin: () => void) => void

const tickMs = 20
const delayBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
/** One late tick may be a pause of the machine; as many in a row are work that does not get done. */
const ticksInARow = 3
/** How late, in ms, the process may be before it turns requests away. */
const longestDelay = { readers: 200, others: 1000 }
/**
 * Work for one thread: what begins at once delays everybody else by all of it. A turn of the
 * event loop takes up one new connection, so that many short ones let in a crowd that long ones leave waiting.
 */
const reads = {
  ...{ perTurn: 8, turnMs: 1, turnsBetween: 8 },
  ...{ waiting: 200, ofOneSource: 100, waitingLong: 20, waitMs: 250 },
}
/** Calls of the panel with an unknown token may be an admin's first: they wait rather than be refused. */
const calls = {
  ...reads,
  ...{ perTurn: 1, waiting: 2000, ofOneSource: 1000, waitingLong: Number.POSITIVE_INFINITY },
}
/** Answered in next to no time, and refused to nobody who does not flood the site with them. */
const health = { ...calls, perTurn: 4 }
/** Forms write, which takes longer, and not before their text has been read. */
const forms = { ...reads, perTurn: 1, waitMs: 1000 }
/**
 * Of one source, what waits for the database, for its turn, for its own text, or to be taken by its client. Of
 * all together only reads are limited, and only until their response begins: clients that send or take
 * slowly close the site to nobody else (`slow-readers.ts` bounds what they hold).
 */
const mostUnderWay = { reads: 500, ofOneSource: 200 }
/** With fewer requests than this it is the machine that is busy, and turning them away would not help. */
const manyUnderWay = 20

const warnEveryMs = 60_000
const retryAfter = 2
const neverTurnedAway = /^\/(?:healthz|readyz|metrics)$/
/** Whoever has no session is refused there at once. */
const callsOfPanel =
  /^\/api\/(?:admin\/v1\/(?:blogs|authors|contact|auth\/(?:session|logout))|v1\/images)(?:[/?-]|$)/
const pagesOfPanel = /^\/(?:admin|login|assets)(?:\/|$)/

/** Each has a queue of its own, so that a flood of one leaves the others theirs. */
type Kind = 'readers' | 'panel' | 'forms' | 'call' | 'health'

export type Overload = ReturnType<typeof createOverload>

type Parts = {
  headers: Record<string, string>
  log: Pick<FastifyBaseLogger, 'warn'>
  trustProxy: number
  /** Whether a call carries a token that this process has seen to be good. */
  isKnown: (request: IncomingMessage) => boolean
}

/** While the process can't keep up, refuses what readers ask for first, then everything but its health. */
export function createOverload({ headers, log, trustProxy, isKnown }: Parts) {
  const delay = measureDelay()
  const paces = {
    ...{
      readers: createFairQueue(reads),
      panel: createFairQueue(reads),
      forms: createFairQueue(forms),
    },
    ...{ call: createFairQueue(calls), health: createFairQueue(health) },
  }
  const message = 'The site is very busy. Please try again in a moment.'
  const turnAway = createRejectRequest(headers, { status: 503, message })
  const underWay = {
    ...{ readers: countUnderWay(), forms: countUnderWay() },
    ...{ panel: countUnderWay(), call: countUnderWay(), health: countUnderWay() },
  }
  const allUnanswered = () =>
    Object.values(underWay).reduce((sum, { unanswered }) => sum + unanswered(), 0)

  /** Whether this process is late, or more of the kind is under way than may be. */
  function isTooMuch(kind: Kind, source: string): boolean {
    if (kind === 'health') return false
    const patience = longestDelay[kind === 'readers' ? 'readers' : 'others']
    if (delay.now() > patience && allUnanswered() >= manyUnderWay) return true
    if (kind === 'readers' && underWay.readers.unanswered() >= mostUnderWay.reads) return true
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
    // Turns are taken by customers: one with many networks would have as many.
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
      // Who has gone away while he waited wants nothing any more.
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

    /** Those of all sources whose response has not begun. */
    unanswered(): number {
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

/** How late timers are, in ms: the shortest of the last few delays. */
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
