import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { somethingWrong } from '../http/error-handler.ts'
import { requestIdHeader } from '../http/request-ids.ts'
import { shortResponse } from './short-response.ts'

/**
 * Runs part of a request's work. If it throws or rejects, the request ends with 500 and one log line;
 * the process goes on.
 */
export type Contain = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  work: () => unknown,
) => void

export function createContain(
  log: Pick<FastifyBaseLogger, 'error'>,
  headers: Record<string, string>,
): Contain {
  /** Later errors of these responses are consequences of the first. */
  const failed = new WeakSet<ServerResponse>()

  function end(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    if (response.writableEnded || response.destroyed) return
    if (response.headersSent) {
      request.socket.destroy()
      return
    }
    const error = { status: 500, message: somethingWrong, requestId }
    const { headers: head, text } = shortResponse(request.url, error, headers)
    response.writeHead(500, { ...head, [requestIdHeader]: requestId })
    response.end(request.method === 'HEAD' ? undefined : text)
  }

  return (request, response, requestId, work) => {
    const fail = (error: unknown) => {
      if (failed.has(response)) return
      failed.add(response)
      try {
        log.error({ err: error, requestId }, 'request failed')
        end(request, response, requestId)
      } catch {
        request.socket.destroy()
      }
    }
    try {
      const result = work()
      if (result instanceof Promise) result.catch(fail)
    } catch (error) {
      fail(error)
    }
  }
}
