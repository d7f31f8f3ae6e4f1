import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { onSendAsyncHookHandler } from 'fastify'
import { hasBody } from './has-body.ts'

/** How much, and for how long, a client may keep sending after the response. */
const mostBytes = 16 * 1024 * 1024
const longestMs = 10_000

/**
 * A response sent before its request is complete, such as 413, goes out at once, but the connection
 * is closed only after the rest was received and discarded (lingering close). Otherwise data still
 * in transit would cause a reset, and clients that send everything before they read would never see
 * the response. Bounded, because a client that sends without end reads nothing.
 */
export const drainUnreadRequest: onSendAsyncHookHandler = async (
  { raw, method },
  reply,
  payload,
) => {
  // A read has no body that matters, and other readers need its place.
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead || raw.complete || !hasBody(raw)) return payload
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  const response = Buffer.from(payload)
  void reply.header('content-length', response.length)
  return Readable.from(respondAndWait(response, raw))
}

async function* respondAndWait(response: Buffer, request: IncomingMessage) {
  yield response
  await restThrownAway(request)
}

/** Closes the connection if too much is sent. */
function restThrownAway(request: IncomingMessage): Promise<void> {
  // It may have ended since the response began; nobody would say so again.
  if (request.readableEnded || request.closed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const timer = setTimeout(() => request.destroy(), longestMs)
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) request.destroy()
    })
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    // A parser that stopped half-way would hold back the rest for ever.
    request.unpipe().once('end', done).once('close', done).resume()
  })
}
