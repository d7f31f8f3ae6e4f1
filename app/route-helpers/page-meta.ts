import type { MetaDescriptor } from 'react-router'
import { academy } from '../../content/academy.ts'
import type { NavigationLink } from '../../content/navigation.ts'
import { limits } from '../../shared/limits.ts'

export type SocialImage = { path: string; alt: string }

type PageMeta = {
  title: string
  description: string
  /** Path of the canonical address; missing if the requested content does not exist. */
  path?: string
  /** The picture for sharing, by its path; by default that of the site. */
  image?: SocialImage
  type?: 'website' | 'article'
  jsonLd?: Record<string, unknown>
  /** The pages above this one, from the top. */
  trail?: readonly NavigationLink[]
  noindex?: boolean
}

/** What the root route loads. */
type Site = { siteUrl: string; socialImage: SocialImage }

const noSite: Site = { siteUrl: '', socialImage: { path: '', alt: '' } }

type MetaArgs = { matches: readonly ({ loaderData?: unknown } | undefined)[] }

/** Title, description, canonical link, sharing and structured data of a page. */
export function pageMeta({ matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const { siteUrl, socialImage } = (matches[0]?.loaderData ?? noSite) as Site
  const image = page.image ?? socialImage
  const title = page.path === '/' ? page.title : `${page.title} | ${academy.name}`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.path === undefined ? [] : address(siteUrl + page.path)),
    { property: 'og:site_name', content: academy.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:image', content: siteUrl + image.path },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: limits.socialImage.width },
    { property: 'og:image:height', content: limits.socialImage.height },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd ? [{ 'script:ld+json': structuredData(siteUrl, page) }] : []),
  ] as MetaDescriptor[]
}

function address(href: string): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href },
    { property: 'og:url', content: href },
  ]
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
  const places = [...trail, { label: page.title, to: page.path ?? '' }]
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
