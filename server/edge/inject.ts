import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { requestIdHeader } from '../http/request-ids.ts'

export type InjectedResponse = {
  statusCode: number
  headers: OutgoingHttpHeaders
  rawPayload: Buffer
}

/** Never connected; the framework reads only the client's address from it. */
const nowhere = Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' })

/**
 * Returns the framework's response to a GET request that consists of its address only. Unlike Fastify's
 * `inject`, it uses Node's own request and response classes, which keeps the code shared with real
 * requests fast (docs/decisions/024-nodes-own-objects.md).
 */
export function inject(
  app: Pick<FastifyInstance, 'routing'>,
  url: string,
  requestId: string,
): Promise<InjectedResponse> {
  const request = Object.assign(new IncomingMessage(nowhere), {
    method: 'GET',
    url,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    headers: { host: 'localhost', [requestIdHeader]: requestId },
    complete: true,
  })
  request.push(null)
  const response = new ServerResponse(request)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let head: Omit<InjectedResponse, 'rawPayload'>
    const keep = (chunk: unknown) => {
      if (chunk instanceof Uint8Array)
        chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
      else if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
      return true
    }
    Object.assign(response, {
      writeHead(statusCode: number, headers: OutgoingHttpHeaders) {
        head = { statusCode, headers: { ...headers } }
        return response
      },
      write: keep,
      end(chunk?: unknown) {
        keep(chunk)
        response.finished = true
        resolve({ ...head, rawPayload: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) })
        process.nextTick(() => response.emit('finish'))
        return response
      },
    })
    response.once('error', reject)
    app.routing(request, response)
  })
}
