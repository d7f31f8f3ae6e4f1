import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

export type ApiRoute = { method: string; url: string; open: boolean }

/** What was started, and every route of the API as its router got it. */
export async function withApiRoutes<Site>(
  start: () => Promise<Site>,
): Promise<{ site: Site; routes: ApiRoute[] }> {
  const routes: ApiRoute[] = []
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
      if (!url.startsWith('/api/')) return
      for (const each of [method].flat()) {
        routes.push({ method: each, url, open: config?.public === true })
      }
    })
  }
  subscribe('fastify.initialization', collect)
  try {
    return { site: await start(), routes }
  } finally {
    unsubscribe('fastify.initialization', collect)
  }
}

/** All but those that return 404 for what is no route. */
export function realRoutes(routes: ApiRoute[]): ApiRoute[] {
  return routes.filter(({ url }) => !/^\/api\/\*?$/.test(url))
}
