import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { httpSite } from './http-site.ts'

/**
 * A small reverse proxy that sends each request to the next target. If that one can't be reached, or closes
 * the connection before responding to a request that may be repeated, it tries the next one.
 */
export async function roundRobin<Target extends { url: string }>(targets: Target[]) {
  let turn = 0

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming)
    if (!body) return
    turn += 1
    const inTurn = targets.map((_, place) => targets[(turn + place) % targets.length]!)
    for (const { url } of inTurn) {
      try {
        await forward(incoming, body, outgoing, url)
        return
      } catch (error) {
        if (outgoing.headersSent || !mayAskAgain(incoming, error)) break
      }
    }
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end()
  }

  // A client that reuses an idle connection just as it closes gets a reset, so none is closed before `stop`.
  const server = createServer(
    { keepAliveTimeout: 0 },
    (incoming, outgoing) => void handle(incoming, outgoing),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    ...httpSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    /** The current targets; may be replaced or changed in place. */
    targets,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Undefined if the client has disconnected. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  try {
    return await buffer(incoming)
  } catch (error) {
    if (incoming.destroyed) return undefined
    throw error
  }
}

async function forward(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  target: string,
): Promise<void> {
  const onward = request(target + url, { method: method!, headers, agent: false })
  onward.end(body)
  const [answer] = (await once(onward, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  outgoing.writeHead(answer.statusCode!, answer.headers).end(bytes)
}

function mayAskAgain({ method, headers }: IncomingMessage, error: unknown): boolean {
  const never = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
  return never || method === 'GET' || headers['idempotency-key'] !== undefined
}
