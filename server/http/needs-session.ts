import type { FastifyContextConfig } from 'fastify'

const apiPath = /^\/api(?:\/|$)/

export const isApiPath = (path: string): boolean => apiPath.test(path)

/** Whether a route requires a session: every API route not marked as public. */
export function needsSession(url: string, config: FastifyContextConfig): boolean {
  return isApiPath(url) && !config.public
}
