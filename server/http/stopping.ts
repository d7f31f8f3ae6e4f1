import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { responseUnderWay } from './error-handler.ts'

/** Whoever is in the middle of a request's head when the site stops has so long to finish it. */
const restOfHeadMs = 1000
const lookEveryMs = 50

/**
 * Closes each connection as soon as nothing is under way on it, from the moment the site stops. Node closes those
 * that have had a response; ones on which nothing was sent yet, as browsers open ahead of time, or only a part of a
 * head, it would wait for, and no longer end after `headersTimeout` either.
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
    /** Node closes those among them that wait for another request. */
    const withoutResponse = [...open].filter((socket) => !responseUnderWay(socket))
    for (const socket of withoutResponse) if (socket.bytesRead === 0) socket.destroy()
    const inHead = new Set(withoutResponse)
    timer = setInterval(() => {
      if (performance.now() - begun > restOfHeadMs) inHead.clear()
      for (const socket of open)
        if (!responseUnderWay(socket) && !inHead.has(socket)) socket.destroy()
    }, lookEveryMs)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
