import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader } from '../http/request-ids.ts'
import type { Contain } from './contain.ts'

/** Bytes per second that a client has to read, averaged over the whole response. */
const leastRate = 8000
/** How long a client may read nothing at all: phones lose their network for a while. */
const graceMs = 20_000
/** Memory that all unread responses together may hold; beyond that the slowest clients are disconnected. */
const mostWaitingBytes = 96 * 1024 * 1024
const lookEveryMs = 500

/** Bytes a connection had sent before a response, and when that response started. */
type Progress = { request: IncomingMessage; bytesBefore: number; since?: number }

export type SlowReaders = ReturnType<typeof createSlowReaders>

/**
 * Disconnects clients that read a response too slowly. Bytes in the system's buffers count as read,
 * so the measure is slightly lenient.
 */
export function createSlowReaders(contain: Contain, now = () => performance.now()) {
  const underWay = new Map<ServerResponse, Progress>()
  let cutOff = 0
  const timer = setInterval(look, lookEveryMs).unref()

  function disconnect({ socket }: IncomingMessage): void {
    cutOff += 1
    // A reset frees the system's buffers for the client; a close would keep sending them.
    socket.resetAndDestroy()
  }

  function look(): void {
    let waitingBytes = 0
    const slowestLast: { response: ServerResponse; request: IncomingMessage; lateMs: number }[] = []
    const judge = (response: ServerResponse, progress: Progress) => {
      const { request, bytesBefore } = progress
      waitingBytes += response.writableLength
      // Responses on one connection wait for those before them.
      if (!response.headersSent || !response.socket) return
      progress.since ??= now()
      const sentBytes = request.socket.bytesWritten - bytesBefore
      const lateMs = now() - progress.since - (sentBytes / leastRate) * 1000
      if (lateMs > graceMs) disconnect(request)
      else slowestLast.push({ response, request, lateMs })
    }
    for (const [response, progress] of underWay) {
      const { request } = progress
      const requestId = String(request.headers[requestIdHeader])
      if (response.writableFinished || request.socket.destroyed) underWay.delete(response)
      else contain(request, response, requestId, () => judge(response, progress))
    }
    if (waitingBytes <= mostWaitingBytes) return
    slowestLast.sort((a, b) => a.lateMs - b.lateMs)
    for (let slowest = slowestLast.pop(); slowest; slowest = slowestLast.pop()) {
      if (waitingBytes <= mostWaitingBytes) return
      waitingBytes -= slowest.response.writableLength
      disconnect(slowest.request)
    }
  }

  return {
    /** `bytesBefore`: bytes the connection had sent when the request arrived. */
    watch(request: IncomingMessage, response: ServerResponse, bytesBefore: number): void {
      underWay.set(response, { request, bytesBefore })
    },
    /** Checks all responses now, without waiting for the next half-second check. */
    look,
    cutOff: () => cutOff,
    stop: () => clearInterval(timer),
  }
}
