import type { onRequestAsyncHookHandler } from 'fastify'
import { scopeOf } from '../../shared/rights.ts'
import { bearerToken } from '../http/bearer-token.ts'
import { HttpError } from '../core/errors.ts'
import { isApiPath, needsSession } from '../http/needs-session.ts'
import { forbidden, sessionEnded } from '../people/permit.ts'
import type { Session, Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to everybody. Every other API route requires a session and a right. */
    public?: true
  }
  interface FastifyRequest {
    /** The session of the caller, on routes that are not public. */
    session: Session
  }
}

const readers = '/api/user/'

/**
 * Closes the whole API: unless a route is public, it requires a session token, and the person must hold
 * the right that the route names. A route that names no right is closed to everybody.
 */
export const apiGuard =
  ({ sessions }: { sessions: Sessions }): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const { url, config } = request.routeOptions
    if (!url || !isApiPath(url)) return
    void reply.header('cache-control', url.startsWith(readers) ? 'no-cache' : 'no-store')
    if (!needsSession(url, config)) return

    void reply.header('www-authenticate', 'Bearer')
    const token = bearerToken(request.raw)
    if (!token) throw new HttpError(401, 'Authorization token not found.')
    const found = await sessions.find(token)
    if (!found) throw sessionEnded()
    void reply.removeHeader('www-authenticate')
    request.session = found.session
    request.person = found.person
    const scope = config.right && scopeOf(found.person.role, config.right)
    if (!scope || (scope === 'own' && !config.own)) throw forbidden()
  }
