import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { onSendAsyncHookHandler } from 'fastify'
import { hasBody } from './has-body.ts'

/** How much, in bytes, and for how long a client may keep sending after the response. */
const mostBytes = 16 * 1024 * 1024
const longestMs = 10_000

/**
 * If a response such as 413 is sent before its request has fully arrived, keeps the connection open
 * until the rest was received and discarded (lingering close). Otherwise data still in transit would
 * cause a reset, and clients that send everything before they read would never see the response.
 * Bounded, because a client that never stops sending never reads.
 */
export const drainUnreadRequest: onSendAsyncHookHandler = async (
  { raw, method },
  reply,
  payload,
) => {
  // The body of a GET or HEAD request does not matter, and draining it would occupy a place that other
  // readers need.
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

/** Resolves when the rest has arrived; closes the connection if it is too much or too slow. */
function restThrownAway(request: IncomingMessage): Promise<void> {
  // It may have ended already; the events would not fire again.
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
    // A parser that stopped half-way would hold back the rest.
    request.unpipe().once('end', done).once('close', done).resume()
  })
}
