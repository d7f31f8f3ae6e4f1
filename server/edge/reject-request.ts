import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiPath } from '../http/needs-session.ts'
import { requestIdHeader } from '../http/request-ids.ts'
import { shortResponse } from './short-response.ts'

type Refuse = (request: IncomingMessage, response: ServerResponse, retryAfter: number) => void

/** Prepares the response, because rejecting must cost less than the work it saves. */
export function createRejectRequest(
  headers: Record<string, string>,
  { status, message }: { status: 429 | 503; message: string },
): Refuse {
  const prepared = (url: string) => {
    const response = shortResponse(url, { status, message }, headers)
    return { ...response, headers: Object.entries(response.headers).flat() }
  }
  const json = prepared('/api/')
  const page = prepared('/')
  return ({ url, method, headers: asked }, response, retryAfter) => {
    const { headers, text } = isApiPath(url ?? '') ? json : page
    const own = ['retry-after', String(retryAfter), requestIdHeader, String(asked[requestIdHeader])]
    response.writeHead(status, [...headers, ...own])
    response.end(method === 'HEAD' ? undefined : text)
  }
}
