import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { createRepeatedEvents } from '../core/repeated-events.ts'
import { callerAddress, clientSource } from '../core/client-address.ts'
import { requestIdHeader } from '../http/request-ids.ts'
import type { Contain } from './contain.ts'
import { pathOf, requestKind } from '../http/request-kind.ts'

/** Frequent requests of little interest. */
const unremarkable = new Set(['file', 'health', 'metrics'])
/** These path parts are followed by a token or a search term. */
const secretParts = /(\/newsletter\/\w+|\/preview|\/review|\/api\/user\/v1\/blogs\/author)\/.+/is
const longestPath = 200
/** Client errors logged per source, kind and status each minute, such as missing pages or invalid forms. */
const mistakesTold = 20

type Line = {
  requestId: string
  method: string
  kind: string
  path?: string | undefined
  status?: number
  ms: number
}

type Refused = Required<Pick<Line, 'method' | 'kind' | 'status'>>

/**
 * Logs one line per request: `info` for those that took work, `debug` for cached responses, files and
 * health checks. Rejections per source are summed up each minute. Never logs who made a request or what
 * they typed.
 */
export function createRequestLog(
  log: Pick<FastifyBaseLogger, 'debug' | 'info'>,
  level: string,
  trustProxy: number,
  contain: Contain,
) {
  const logs = {
    info: ['info', 'debug', 'trace'].includes(level),
    debug: /debug|trace/.test(level),
  }

  const refused = createRepeatedEvents<Refused>((line, repeated) =>
    log.info({ ...line, repeated }, 'request'),
  )

  /**
   * Per source and minute, the first rejection (401, 403, 429) is logged and the rest counted; of other
   * client errors, the first few are logged.
   */
  function isToWrite(request: IncomingMessage, { method, kind, status = 0 }: Line): boolean {
    if (status < 400 || status >= 500) return true
    const source = clientSource(callerAddress(request, trustProxy))
    const line = { method, kind, status }
    const isRefusal = status === 401 || status === 403 || status === 429
    return refused.isToWrite(JSON.stringify([source, line]), line, isRefusal ? 1 : mistakesTold)
  }

  function note(request: IncomingMessage, response: ServerResponse, since: number): void {
    response.once('close', () => {
      const requestId = String(request.headers[requestIdHeader])
      contain(request, response, requestId, () => {
        const status = response.writableFinished ? response.statusCode : undefined
        const line = lineOf(request, requestId, status, performance.now() - since)
        if (unremarkable.has(line.kind)) {
          if (logs.debug) log.debug(line, 'request')
        } else if (isToWrite(request, line)) log.info(line, 'request')
      })
    })
  }

  function noteKept(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    log.debug({ ...lineOf(request, requestId, response.statusCode, 0), kept: true }, 'request')
  }

  const nothing = () => undefined
  return {
    /** `since`: when the request arrived, in `performance.now()` time. */
    note: logs.info ? note : nothing,
    noteKept: logs.debug ? noteKept : nothing,
    /** Logs how many rejections were left out of the log this minute. */
    flush: refused.flush,
  }
}

/**
 * A path without a page is user input, so it is not logged; nor is the path of an aborted request,
 * which has no status.
 */
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
    ...(isTold && { path: loggedPath(path) }),
    ...(status === undefined ? {} : { status }),
    ms: Math.round(ms * 10) / 10,
  }
}

/** Returns the path without secrets, however the client spelled it: `/%70review/…`, `/x/../preview/…`. */
function loggedPath(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(new URL(`http://site${path}`).pathname)
    return plain.replace(secretParts, '$1/…').slice(0, longestPath)
  } catch {
    return undefined
  }
}
