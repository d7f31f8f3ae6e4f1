// Headers for shared caches in front of the site, on pages and feeds: see docs/operating.md, "Behind a CDN".
import type { FastifyInstance } from 'fastify'
import { sharedCaching } from '../../shared/shared-caching.ts'

/** Values of `Cache-Tag` shared by several pages; an article's own page also has `article-ID`. */
export const cacheTags = {
  /** Every response that has tags. */
  site: 'site',
  /** Responses that show, or may show, a list of articles. */
  articles: 'articles',
  /** Responses that show only the newest articles. */
  newest: 'newest',
  /** Responses that show doctors, if only by name. */
  doctors: 'doctors',
}

export const articleTag = (id: string) => `article-${id}`

/**
 * For CDNs that follow RFC 9213; `s-maxage` would forbid them to serve stale responses (RFC 9111,
 * 5.2.2.10).
 */
const forCdns = 'max-age=60, stale-if-error=86400'

export function tellSharedCaches(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url }, reply) => {
    if (reply.getHeader('cache-control') !== sharedCaching) return
    void reply.header('cdn-cache-control', forCdns).header('cache-tag', tagsOf(url).join(','))
  })
}

const articlePage = /^\/articles\/(?<id>[A-Za-z0-9-]{1,100})(?:\?|$)/

/** Any other page counts as one that shows everything. */
function tagsOf(url: string): string[] {
  const { site, articles, newest, doctors } = cacheTags
  const id = articlePage.exec(url)?.groups?.['id']
  return id ? [site, articleTag(id), newest, doctors] : [site, articles, doctors]
}
