import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { onSendAsyncHookHandler } from 'fastify'
import { hasBody } from './has-body.ts'

/** As much, and for as long, as a sender may go on after he was answered. */
const mostBytes = 16 * 1024 * 1024
const longestMs = 10_000

/**
 * An answer that comes before its request is whole, such as 413, is sent at once; its connection is closed only
 * when the rest has come and was thrown away. Closed at once, what is still on its way would be met by
 * a reset, and programs that send all before they read would never see why. Bounded, because who
 * sends without end reads nothing.
 */
export const drainUnreadRequest: onSendAsyncHookHandler = async (
  { raw, method },
  reply,
  payload,
) => {
  // A read has no body that matters, and its place is one that other readers want.
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead || raw.complete || !hasBody(raw)) return payload
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  const answer = Buffer.from(payload)
  void reply.header('content-length', answer.length)
  return Readable.from(answerAndWait(answer, raw))
}

async function* answerAndWait(answer: Buffer, request: IncomingMessage) {
  yield answer
  await restThrownAway(request)
}

/** Ends the connection where there is too much of it. */
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
    // A parser that stopped half-way would hold the rest back for ever.
    request.unpipe().once('end', done).once('close', done).resume()
  })
}
