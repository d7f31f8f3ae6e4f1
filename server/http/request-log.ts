import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { requestIdHeader } from './request-ids.ts'
import { pathOf, requestKind } from './request-kind.ts'

/** Kinds that come often and say little. */
const unremarkable = new Set(['file', 'health', 'metrics'])
/** Behind these stands a token, or a name that somebody looks for; the router takes them in any case. */
const secretParts = /^(\/newsletter\/\w+|\/api\/user\/v1\/blogs\/author)\/.+/i
const longestPath = 200

type Line = {
  requestId: string
  method: string
  kind: string
  path?: string
  status?: number
  ms: number
}

/**
 * One line for each request: `info` for those that the site had to work for, `debug` for kept answers,
 * files and health. Never who asked, nor what for in words.
 */
export function createRequestLog(log: Pick<FastifyBaseLogger, 'debug' | 'info'>, level: string) {
  const logs = {
    info: ['info', 'debug', 'trace'].includes(level),
    debug: /debug|trace/.test(level),
  }

  function note(request: IncomingMessage, response: ServerResponse, since: number): void {
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : undefined
      const requestId = String(request.headers[requestIdHeader])
      const line = lineOf(request, requestId, status, performance.now() - since)
      if (!unremarkable.has(line.kind)) log.info(line, 'request')
      else if (logs.debug) log.debug(line, 'request')
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
