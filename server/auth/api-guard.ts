import type { onRequestAsyncHookHandler } from 'fastify'
import { bearerToken } from '../http/bearer-token.ts'
import { HttpError } from '../core/errors.ts'
import type { Services } from '../main/services.ts'
import type { Session } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to everybody. Every other route of the API needs a session. */
    public?: true
  }
  interface FastifyRequest {
    /** Whose request this is; on routes that are not public. */
    session: Session
  }
}

const apiPath = /^\/api(?:\/|$)/
const readers = '/api/user/'

/** Closes the whole API: a route that does not say that it is public requires a session's token. */
export const apiGuard =
  ({ sessions }: Pick<Services, 'sessions'>): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const { url, config } = request.routeOptions
    if (!url || !apiPath.test(url)) return
    void reply.header('cache-control', url.startsWith(readers) ? 'no-cache' : 'no-store')
    if (config.public) return

    void reply.header('www-authenticate', 'Bearer')
    const token = bearerToken(request.raw)
    if (!token) throw new HttpError(401, 'Authorization token not found.')
    const session = await sessions.find(token)
    if (!session) throw new HttpError(401, 'Your session has ended. Please log in again.')
    void reply.removeHeader('www-authenticate')
    request.session = session
  }
