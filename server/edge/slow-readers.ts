import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes a second that a client has to take, on average over a whole response. */
const leastRate = 8000
/** How long a client may take nothing at all: a telephone loses its network for a while. */
const graceMs = 20_000
/** What all responses together may hold in memory for clients to take; past that the slowest are cut off. */
const mostWaitingBytes = 96 * 1024 * 1024
const lookEveryMs = 500

/** What a connection had sent before a response, and since when that one is being sent. */
type Progress = { request: IncomingMessage; bytesBefore: number; since?: number }

export type SlowReaders = ReturnType<typeof createSlowReaders>

/**
 * Disconnects clients that take a response too slowly. What the system buffers counts as taken, so that
 * a client is judged a little too kindly, never too harshly.
 */
export function createSlowReaders(now = () => performance.now()) {
  const underWay = new Map<ServerResponse, Progress>()
  let cutOff = 0
  const timer = setInterval(look, lookEveryMs).unref()

  function disconnect({ socket }: IncomingMessage): void {
    cutOff += 1
    // A reset frees what the system still holds for the client; a close would go on offering it.
    socket.resetAndDestroy()
  }

  function look(): void {
    let waitingBytes = 0
    const slowestLast: { response: ServerResponse; request: IncomingMessage; lateMs: number }[] = []
    for (const [response, progress] of underWay) {
      const { request, bytesBefore } = progress
      if (response.writableFinished || request.socket.destroyed) {
        underWay.delete(response)
        continue
      }
      waitingBytes += response.writableLength
      // On one connection responses wait for those before them.
      if (!response.headersSent || !response.socket) continue
      progress.since ??= now()
      const sentBytes = request.socket.bytesWritten - bytesBefore
      const lateMs = now() - progress.since - (sentBytes / leastRate) * 1000
      if (lateMs > graceMs) disconnect(request)
      else slowestLast.push({ response, request, lateMs })
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
    /** `bytesBefore` is what the connection had sent when the request came. */
    watch(request: IncomingMessage, response: ServerResponse, bytesBefore: number): void {
      underWay.set(response, { request, bytesBefore })
    },
    /** Looks at all responses now; otherwise that happens twice a second. */
    look,
    cutOff: () => cutOff,
    stop: () => clearInterval(timer),
  }
}
