import type { MetaDescriptor } from 'react-router'
import { academy } from '../content/academy.ts'

type PageMeta = {
  title: string
  description: string
  /** Path of the page's canonical address. */
  path: string
  /** Path of the picture shown where the page is shared. */
  image?: string
  type?: 'website' | 'article'
  jsonLd?: Record<string, unknown>
  noindex?: boolean
}

type MetaArgs = { matches: readonly ({ loaderData?: unknown } | undefined)[] }

/** Title, description, canonical link, sharing and structured data of one page. */
export function pageMeta({ matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const { siteUrl } = matches[0]?.loaderData as { siteUrl: string }
  const title = page.path === '/' ? page.title : `${page.title} | ${academy.name}`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: siteUrl + page.path },
    { property: 'og:site_name', content: academy.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: siteUrl + page.path },
    { property: 'og:image', content: siteUrl + (page.image ?? '/og-default.png') },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd ? [{ 'script:ld+json': structuredData(siteUrl, page.jsonLd) }] : []),
  ] as MetaDescriptor[]
}

function structuredData(siteUrl: string, data: Record<string, unknown>) {
  return {
    '@context': 'https://schema.org',
    publisher: { '@type': 'Organization', name: academy.name, url: `${siteUrl}/` },
    ...data,
  }
}
