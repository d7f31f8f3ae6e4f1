import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainErrorPage, plainErrorPolicy } from '../http/plain-error-page.ts'
import { requestIdHeader } from '../http/request-ids.ts'

type Refuse = (request: IncomingMessage, response: ServerResponse, retryAfter: number) => void

/** A prepared response: rejecting must cost less than the work it saves. */
export function createRejectRequest(
  headers: Record<string, string>,
  { status, message }: { status: 429 | 503; message: string },
): Refuse {
  const response = (type: string, text: string) => ({
    headers: Object.entries({
      ...headers,
      'content-security-policy': plainErrorPolicy,
      'content-type': `${type}; charset=utf-8`,
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    }).flat(),
    text,
  })
  const json = response('application/json', JSON.stringify({ message }))
  const page = response('text/html', plainErrorPage(status))
  return ({ url, method, headers: asked }, response, retryAfter) => {
    const { headers, text } = url?.startsWith('/api/') ? json : page
    const own = ['retry-after', String(retryAfter), requestIdHeader, String(asked[requestIdHeader])]
    response.writeHead(status, [...headers, ...own])
    response.end(method === 'HEAD' ? undefined : text)
  }
}
