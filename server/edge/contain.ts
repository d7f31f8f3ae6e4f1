import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { plainErrorPage, plainErrorPolicy } from '../http/plain-error-page.ts'
import { requestIdHeader } from '../http/request-ids.ts'

/**
 * Does part of the work on a request. Whatever it throws, or the promise it returns is rejected with, ends
 * that request with 500 and one log line, and never the process.
 */
export type Contain = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  work: () => unknown,
) => void

const message = 'Something went wrong. Please try again.'

export function createContain(
  log: Pick<FastifyBaseLogger, 'error'>,
  headers: Record<string, string>,
): Contain {
  /** What else goes wrong with them is a consequence. */
  const failed = new WeakSet<ServerResponse>()

  function end(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    if (response.writableEnded || response.destroyed) return
    if (response.headersSent) {
      request.socket.destroy()
      return
    }
    const isApi = request.url?.startsWith('/api/')
    const text = isApi ? JSON.stringify({ message }) : plainErrorPage(500, requestId)
    response.writeHead(500, {
      ...headers,
      'content-security-policy': plainErrorPolicy,
      'content-type': `${isApi ? 'application/json' : 'text/html'}; charset=utf-8`,
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      [requestIdHeader]: requestId,
    })
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
