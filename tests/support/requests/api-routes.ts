import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

export type ApiRoute = { method: string; url: string; open: boolean }

/** Starts a site; returns it with every route as its router got it. */
export async function withRoutes<Site>(
  start: () => Promise<Site>,
): Promise<{ site: Site; routes: ApiRoute[] }> {
  const routes: ApiRoute[] = []
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
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

/** Does the same with the routes of the API only. */
export async function withApiRoutes<Site>(
  start: () => Promise<Site>,
): Promise<{ site: Site; routes: ApiRoute[] }> {
  const { site, routes } = await withRoutes(start)
  return { site, routes: routes.filter(({ url }) => url.startsWith('/api/')) }
}

/** All routes except those that return 404 for unknown paths. */
export function realRoutes(routes: ApiRoute[]): ApiRoute[] {
  return routes.filter(({ url }) => !/^\/api\/\*?$/.test(url))
}
