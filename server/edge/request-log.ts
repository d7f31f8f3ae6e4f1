import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { createRepeatedEvents } from '../core/repeated-events.ts'
import { callerAddress, clientSource } from '../core/client-address.ts'
import { requestIdHeader } from '../http/request-ids.ts'
import { pathOf, requestKind } from '../http/request-kind.ts'

/** Kinds that come often and say little. */
const unremarkable = new Set(['file', 'health', 'metrics'])
/** Behind these stands a token, or a name that somebody looks for; the router takes them in any case. */
const secretParts = /^(\/newsletter\/\w+|\/api\/user\/v1\/blogs\/author)\/.+/i
const longestPath = 200
/** Of one source, kind and status in a minute: pages that do not exist, forms filled in wrongly. */
const mistakesTold = 20

type Line = {
  requestId: string
  method: string
  kind: string
  path?: string
  status?: number
  ms: number
}

type Refused = Required<Pick<Line, 'method' | 'kind' | 'status'>>

/**
 * One line for each request: `info` for those that the site had to work for, `debug` for kept answers,
 * files and health. Refusals of one source are summed up each minute. Never who asked, nor what for in words.
 */
export function createRequestLog(
  log: Pick<FastifyBaseLogger, 'debug' | 'info'>,
  level: string,
  trustProxy: number,
) {
  const logs = {
    info: ['info', 'debug', 'trace'].includes(level),
    debug: /debug|trace/.test(level),
  }

  const refused = createRepeatedEvents<Refused>((line, repeated) =>
    log.info({ ...line, repeated }, 'request'),
  )

  /** Of what one source is refused only the first of a minute, and then their number; of its other mistakes a few. */
  function isToWrite(request: IncomingMessage, { method, kind, status = 0 }: Line): boolean {
    if (status < 400 || status >= 500) return true
    const source = clientSource(callerAddress(request, trustProxy))
    const line = { method, kind, status }
    const isRefusal = status === 401 || status === 403 || status === 429
    return refused.isToWrite(JSON.stringify([source, line]), line, isRefusal ? 1 : mistakesTold)
  }

  function note(request: IncomingMessage, response: ServerResponse, since: number): void {
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : undefined
      const requestId = String(request.headers[requestIdHeader])
      const line = lineOf(request, requestId, status, performance.now() - since)
      if (unremarkable.has(line.kind)) {
        if (logs.debug) log.debug(line, 'request')
      } else if (isToWrite(request, line)) log.info(line, 'request')
    })
  }

  function noteKept(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    log.debug({ ...lineOf(request, requestId, response.statusCode, 0), kept: true }, 'request')
  }

  const nothing = () => undefined
  return {
    /** `since` is when the request came, in the time of `performance.now()`. */
    note: logs.info ? note : nothing,
    noteKept: logs.debug ? noteKept : nothing,
    /** Writes how many refusals of the running minute have not been written. */
    flush: refused.flush,
  }
}

/** A path that leads nowhere is what somebody wrote, and not told; nor is that of who went away, and got no status. */
function lineOf(
  { method = '', url = '' }: IncomingMessage,
  requestId: string,
  status: number | undefined,
  ms: number,
): Line {
  const path = pathOf(url)
  const isTold = status !== undefined && (status < 400 || status >= 500)
  return {
    requestId,
    method,
    kind: requestKind(path),
    ...(isTold && { path: path.replace(secretParts, '$1/…').slice(0, longestPath) }),
    ...(status === undefined ? {} : { status }),
    ms: Math.round(ms * 10) / 10,
  }
}
