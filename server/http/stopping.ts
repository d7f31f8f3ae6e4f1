import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { responseUnderWay } from './error-handler.ts'

/** How long a request's headers may still take to arrive once the site stops. */
const restOfHeadMs = 1000
const lookEveryMs = 50

/**
 * Closes each connection as soon as it is idle once the site stops. Node itself closes only connections
 * that have had a response. It would wait for those that have sent nothing yet, such as browsers'
 * preconnects, or only part of their headers, and `headersTimeout` no longer ends them.
 */
export function closeIdleWhenStopping(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    const begun = performance.now()
    /** Connections that may still be sending headers; Node closes the keep-alive ones among them. */
    const inHead = new Set([...open].filter((socket) => !responseUnderWay(socket)))
    timer = setInterval(() => {
      if (performance.now() - begun > restOfHeadMs) inHead.clear()
      // Not immediately: data a client has just sent may still be in the system's buffers.
      for (const socket of inHead) if (socket.bytesRead === 0) inHead.delete(socket)
      for (const socket of open)
        if (!responseUnderWay(socket) && !inHead.has(socket)) socket.destroy()
    }, lookEveryMs)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
