import { type Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { HttpSite } from '../support/requests/http-site.ts'
import type { FuzzedRequest } from './mutated-request.ts'

export type FuzzedResponse = {
  status: number
  ms: number
  text: string
  /** How many a list has in all. */
  total: string | string[] | undefined
}

const longestMs = 10_000

export function sendFuzzed(
  site: HttpSite,
  { method, path, headers, body: text }: FuzzedRequest,
  agent: Agent,
): Promise<FuzzedResponse> {
  const body = text === undefined ? undefined : Buffer.from(text, 'latin1')
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      site.url + path,
      { method, agent, headers: { ...headers, ...(body && { 'content-length': body.length }) } },
      (response) => {
        buffer(response).then(
          (bytes) =>
            resolve({
              status: response.statusCode!,
              ms: performance.now() - began,
              text: bytes.toString(),
              total: response.headers['x-total-count'],
            }),
          reject,
        )
      },
    )
    sent.setTimeout(longestMs, () => sent.destroy(new Error(`no answer to ${method} ${path}`)))
    sent.on('error', reject).end(body)
  })
}
