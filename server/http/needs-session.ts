import type { FastifyContextConfig } from 'fastify'

const apiPath = /^\/api(?:\/|$)/

export const isApiPath = (path: string): boolean => apiPath.test(path)

/** Whether a route is closed to callers without a session: every one of the API that does not say that it is public. */
export function needsSession(url: string, config: FastifyContextConfig): boolean {
  return isApiPath(url) && !config.public
}
