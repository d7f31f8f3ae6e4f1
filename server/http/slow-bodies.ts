import type { onRequestAsyncHookHandler } from 'fastify'
import { hasBody } from './has-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts files, which may arrive over a slow connection. */
    slowBody?: true
  }
}

/** The longest that any request may take to arrive. */
export const slowestBodyMs = 60_000
const bodyMs = 15_000

/** Ends requests that take too long to arrive, like the server's own timeout; uploads have more time. */
export const endSlowBodies: onRequestAsyncHookHandler = async ({ raw, server, routeOptions }) => {
  if (hasBody(raw) && !raw.complete && !routeOptions.config.slowBody) {
    const timer = setTimeout(() => {
      if (raw.complete) return
      const error = Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.server.emit('clientError', error, raw.socket)
    }, bodyMs)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
  }
}
