import type { z } from 'zod'

/** A public page, as described to the router, the site map, the page cache and the tests. */
export type PublicPage = {
  /** In the router's syntax; the last segment may be one parameter such as `:id`. */
  path: string
  /** Its module, inside `app/`; pages that look alike share one. */
  file: string
  /** All values of the path's parameter, if they are not in the database: letters, digits, hyphens. */
  ids?: readonly string[]
  /** The query fields that the page depends on; a cached page never sees others. */
  query?: z.ZodObject
  /** False to keep it out of the site map. */
  inSitemap?: false
  /** False to render it for each request. */
  cached?: false
}

/** The addresses known without the database: none if the page's ids are stored there. */
export function addressesOf({ path, ids }: PublicPage): string[] {
  if (ids) return ids.map((id) => path.replace(parameter, id))
  return parameter.test(path) ? [] : [path]
}

/** Matches the paths of the page. An id consists of letters, digits and hyphens. */
export function addressPattern({ path }: PublicPage): RegExp {
  return new RegExp(`^${path.replace(parameter, '[A-Za-z0-9-]{1,100}')}$`)
}

const parameter = /:\w+/
