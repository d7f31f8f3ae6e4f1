import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Headers = Record<string, string>

/** All that a server has to send to give the same response; `headers` as node:http lists them. */
export type RawResponse = { status: number; headers: string[]; body: string }

/** Headers that node:http writes itself, into every response of both servers. */
const automatic = new Set(['date', 'connection', 'keep-alive'])

export async function fetchRawResponse(url: string, headers: Headers): Promise<RawResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'identity', ...headers } }, resolve).on(
      'error',
      reject,
    )
  })
  const body = await buffer(response)
  const { rawHeaders, statusCode = 0 } = response
  return {
    status: statusCode,
    headers: rawHeaders.filter((_text, index) => {
      const name = rawHeaders[index - (index % 2)] ?? ''
      return !automatic.has(name.toLowerCase())
    }),
    body: body.toString('base64'),
  }
}

export async function assertSameResponse(url: string, headers: Headers, expected: RawResponse) {
  const raw = await fetchRawResponse(url, headers)
  if (withoutRequestId(raw) !== withoutRequestId(expected)) {
    throw new Error(`${url}: the bare server does not respond as the site does`)
  }
}

/** Each response of the site has an id of its own; the bare server sends one as long. */
function withoutRequestId({ headers, ...raw }: RawResponse): string {
  const at = headers.indexOf('x-request-id')
  return JSON.stringify({ ...raw, headers: at < 0 ? headers : headers.toSpliced(at, 2) })
}
