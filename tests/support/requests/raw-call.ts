import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type RawResponse = { status: number; headers: NodeJS.Dict<string | string[]>; text: string }

/** A request whose headers are sent exactly as given, in name-value order, including repeated ones. */
export function rawCall(
  url: string,
  method: string,
  headers: string[],
  body?: Buffer | string,
  host = 'localhost',
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? [] : ['content-length', String(Buffer.byteLength(body))]
    const sent = request(
      url,
      { method, agent: false, headers: ['host', host, ...headers, ...length] },
      (response) => {
        buffer(response).then(
          (bytes) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: bytes.toString(),
            }),
          reject,
        )
      },
    )
    sent.on('error', reject).end(body)
  })
}
