import type { RouteOptions } from 'fastify'
import { publicPages } from '../../content/public-pages.ts'

const patternsOfPages = new Set(['/*', ...publicPages.map(({ path }) => path)])
/** Pages of the panel, which have no routes of their own on the server. */
const panel = ['admin', 'login']

/**
 * Knows the paths that something other than a page responds to (the panel, the API, files) by their first
 * part. Routes report themselves, so new ones need not be listed here.
 */
export function createReservedPaths() {
  const parts = new Set(panel)
  return {
    note({ url }: Pick<RouteOptions, 'url'>): void {
      if (!patternsOfPages.has(url)) parts.add(firstPart(url))
    },
    has: (path: string): boolean => parts.has(firstPart(path).toLowerCase()),
  }
}

const firstPart = (path: string) => path.split('/', 2)[1]!
