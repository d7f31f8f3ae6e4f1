import type { z } from 'zod'

/** What the router, the site map, the page cache and the tests know of a public page. */
export type PublicPage = {
  /** As the router takes it; one parameter such as `:id` may fill the last segment. */
  path: string
  /** Its module, inside `app/`. */
  file: string
  /** Every value of the path's parameter, where no database has them: letters, digits, hyphens. */
  ids?: readonly string[]
  /** Rules of the query fields that change the page; a cached page never sees others. */
  query?: z.ZodObject
  /** False where search engines are not to be led to it. */
  inSitemap?: false
  /** False where the response must be made for each request. */
  cached?: false
}

/** The addresses that follow from the page itself: none where a database has its ids. */
export function addressesOf({ path, ids }: PublicPage): string[] {
  if (ids) return ids.map((id) => path.replace(parameter, id))
  return parameter.test(path) ? [] : [path]
}

/** Whether each path is an address of the page. An id has letters, digits and hyphens. */
export function addressPattern({ path }: PublicPage): RegExp {
  return new RegExp(`^${path.replace(parameter, '[A-Za-z0-9-]{1,100}')}$`)
}

const parameter = /:\w+/
