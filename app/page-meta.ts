import type { MetaDescriptor } from 'react-router'
import { academy } from '../content/academy.ts'
import type { NavigationLink } from '../content/navigation.ts'

type PageMeta = {
  title: string
  description: string
  /** Path of the page's canonical address. */
  path: string
  /** Path of the picture shown where the page is shared. */
  image?: string
  type?: 'website' | 'article'
  jsonLd?: Record<string, unknown>
  /** The pages above this one, the highest first. */
  trail?: readonly NavigationLink[]
  noindex?: boolean
}

type MetaArgs = { matches: readonly ({ loaderData?: unknown } | undefined)[] }

/** Title, description, canonical link, sharing and structured data of one page. */
export function pageMeta({ matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const { siteUrl } = (matches[0]?.loaderData ?? { siteUrl: '' }) as { siteUrl: string }
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
    ...(page.jsonLd ? [{ 'script:ld+json': structuredData(siteUrl, page) }] : []),
  ] as MetaDescriptor[]
}

function structuredData(siteUrl: string, page: PageMeta) {
  return {
    '@context': 'https://schema.org',
    publisher: { '@type': 'Organization', name: academy.name, url: `${siteUrl}/` },
    ...(page.trail && { breadcrumb: breadcrumbList(siteUrl, page, page.trail) }),
    ...page.jsonLd,
  }
}

function breadcrumbList(siteUrl: string, page: PageMeta, trail: readonly NavigationLink[]) {
  const places = [...trail, { label: page.title, to: page.path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + to,
    })),
  }
}
