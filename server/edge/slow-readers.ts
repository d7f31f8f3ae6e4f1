import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { responseUnderWay } from '../http/error-handler.ts'
import { requestIdHeader } from '../http/request-ids.ts'
import type { Contain } from './contain.ts'

/** Bytes per second that a client has to read, averaged over the whole response. */
const leastRate = 8000
/** How long a client may read too little: phones lose their network for a while. */
const graceMs = 20_000
/** How long a client may read nothing at all, whatever it has read before. */
const longestSilenceMs = 60_000
/** Memory that all unread responses together may hold; beyond that the slowest clients are disconnected. */
const mostWaitingBytes = 96 * 1024 * 1024
const lookEveryMs = 500

/** What the last look saw of a connection. */
type Connection = {
  /** Bytes sent by then. */
  sentBytes: number
  /** The response in progress, when its headers were first seen sent, and the bytes sent before it. */
  response?: ServerResponse | undefined
  since?: number | undefined
  bytesBefore: number
}

type Reader = { socket: Socket; waitingBytes: number; lateMs: number }

export type SlowReaders = ReturnType<typeof createSlowReaders>

/**
 * Disconnects clients that read a response too slowly. It looks at all connections twice a second, so
 * a response that is read in between costs nothing. Bytes in the system's buffers count as read, and
 * so do those sent between the last look and the response: the measure is slightly lenient.
 */
export function createSlowReaders(server: Server, contain: Contain, now = () => performance.now()) {
  const connections = new Map<Socket, Connection>()
  const queued = new Set<ServerResponse>()
  let cutOff = 0
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { sentBytes: 0, bytesBefore: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  const timer = setInterval(look, lookEveryMs).unref()

  function disconnect(socket: Socket): void {
    cutOff += 1
    // Its `close` comes later, perhaps after another look.
    connections.delete(socket)
    // A reset frees the system's buffers for the client; a close would keep sending them.
    socket.resetAndDestroy()
  }

  /** Bytes that wait behind the response in progress, by connection. */
  function queuedBytes(): Map<Socket, number> {
    const bytes = new Map<Socket, number>()
    for (const response of queued) {
      const { socket } = response.req
      const isQueued = !response.socket && !response.writableFinished && !socket.destroyed
      if (!isQueued) queued.delete(response)
      else bytes.set(socket, (bytes.get(socket) ?? 0) + response.writableLength)
    }
    return bytes
  }

  /** How late the client is with this response, in ms. */
  function lateness(socket: Socket, connection: Connection, response: ServerResponse): number {
    if (connection.response !== response) {
      const bytesBefore = connection.sentBytes
      Object.assign(connection, { response, bytesBefore, since: undefined })
    }
    // Until then the client waits for the site, for minutes where a large database is written anew.
    if (!response.headersSent) return 0
    if (connection.since === undefined) {
      connection.since = now()
      socket.setTimeout(longestSilenceMs)
    }
    const sentBytes = socket.bytesWritten - connection.bytesBefore
    return now() - connection.since - (sentBytes / leastRate) * 1000
  }

  function look(): void {
    const behind = queuedBytes()
    const readers: Reader[] = []
    for (const [socket, connection] of connections) {
      const response = responseUnderWay(socket)
      if (!response) connection.response = undefined
      else {
        const requestId = String(response.req.headers[requestIdHeader])
        contain(response.req, response, requestId, () => {
          const waitingBytes = response.writableLength + (behind.get(socket) ?? 0)
          const lateMs = lateness(socket, connection, response)
          if (lateMs > graceMs) disconnect(socket)
          else if (waitingBytes > 0) readers.push({ socket, waitingBytes, lateMs })
        })
      }
      connection.sentBytes = socket.bytesWritten
    }
    let waitingBytes = readers.reduce((sum, reader) => sum + reader.waitingBytes, 0)
    if (waitingBytes <= mostWaitingBytes) return
    for (const reader of readers.sort((a, b) => b.lateMs - a.lateMs)) {
      if (waitingBytes <= mostWaitingBytes) return
      waitingBytes -= reader.waitingBytes
      disconnect(reader.socket)
    }
  }

  return {
    /** Counts a response's memory while it waits behind others on its connection. */
    watch(response: ServerResponse): void {
      if (!response.socket) queued.add(response)
    },
    /** Checks all connections now, without waiting for the next half-second check. */
    look,
    cutOff: () => cutOff,
    stop: () => clearInterval(timer),
  }
}
