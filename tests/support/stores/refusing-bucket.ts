import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The errors with which S3 servers refuse requests, and their statuses. */
export const refusals = {
  SlowDown: 503,
  InternalError: 500,
  AccessDenied: 403,
  RequestTimeTooSkewed: 403,
} as const

export type Trouble = keyof typeof refusals | 'answers get lost'

/** A proxy to an S3 server on which a test can have every request refused, or done without a response. */
export async function refusingBucket(endpoint: string) {
  let trouble: Trouble | undefined

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    if (trouble && trouble !== 'answers get lost') {
      outgoing.writeHead(refusals[trouble], { 'content-type': 'application/xml' })
      outgoing.end(`<Error><Code>${trouble}</Code><Message>no</Message></Error>`)
      return
    }
    const { method, url, headers } = incoming
    const onward = request(endpoint + url, { method: method!, headers, agent: false }).end(body)
    const [answer] = (await once(onward, 'response')) as [IncomingMessage]
    const bytes = await buffer(answer)
    if (trouble) outgoing.destroy()
    else outgoing.writeHead(answer.statusCode!, answer.rawHeaders).end(bytes)
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(next: Trouble | undefined): void {
      trouble = next
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
