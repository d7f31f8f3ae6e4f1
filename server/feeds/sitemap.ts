import { publicPages } from '../../content/public-pages.ts'
import { addressesOf } from '../../shared/public-page.ts'
import { element, xmlHeader } from './xml.ts'

/** An article or a doctor. */
type Entry = { id: string; updated_at: string }

/** With more articles than this, the site map becomes an index of parts of this size. */
export const articlesPerSitemap = 2500

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const fixedPaths = publicPages
  .filter(({ inSitemap }) => inSitemap !== false)
  .flatMap((page) => addressesOf(page))

/** Returns all fixed pages, doctors and articles in one site map. */
export function fullSitemap(siteUrl: string, doctors: Entry[], articles: Entry[]): string {
  return urlSet([
    ...fixedPages(siteUrl),
    ...recordPages(siteUrl, '/doctors', doctors),
    ...recordPages(siteUrl, '/articles', articles),
  ])
}

export function sitemapIndex(siteUrl: string, articleCount: number): string {
  const parts = Array.from(
    { length: Math.ceil(articleCount / articlesPerSitemap) + 1 },
    (_, number) => element('sitemap', [element('loc', `${siteUrl}/sitemap-${number}.xml`)]),
  )
  return xmlHeader + element('sitemapindex', parts, schema)
}

/** Part 0: the fixed pages and the doctors. */
export function fixedSitemap(siteUrl: string, doctors: Entry[]): string {
  return urlSet([...fixedPages(siteUrl), ...recordPages(siteUrl, '/doctors', doctors)])
}

/** Parts 1 and up: sections of the articles. */
export function articlesSitemap(siteUrl: string, articles: Entry[]): string {
  return urlSet(recordPages(siteUrl, '/articles', articles))
}

function urlSet(urls: string[]): string {
  return xmlHeader + element('urlset', urls, schema)
}

function fixedPages(siteUrl: string): string[] {
  return fixedPaths.map((path) => element('url', [element('loc', siteUrl + path)]))
}

function recordPages(siteUrl: string, path: string, records: Entry[]): string[] {
  return records.map(({ id, updated_at }) =>
    element('url', [
      element('loc', `${siteUrl}${path}/${encodeURIComponent(id)}`),
      element('lastmod', updated_at),
    ]),
  )
}
