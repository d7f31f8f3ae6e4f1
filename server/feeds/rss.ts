import { academy } from '../../content/academy.ts'
import type { BlogListItem } from '../../shared/blog.ts'
import { element, xmlHeader } from './xml.ts'

export function rssFeed(siteUrl: string, articles: BlogListItem[]): string {
  const items = articles.map((article) => {
    const link = `${siteUrl}/articles/${encodeURIComponent(article._id)}`
    return element('item', [
      element('title', article.title),
      element('link', link),
      element('guid', link),
      element('pubDate', new Date(article.createdAt).toUTCString()),
      element('description', article.brief_description),
      ...article.tags.map((tag) => element('category', tag)),
    ])
  })
  const channel = element('channel', [
    element('title', academy.name),
    element('link', `${siteUrl}/`),
    element('description', `Articles by the doctors of the ${academy.name}`),
    element('language', 'en-us'),
    ...items,
  ])
  return xmlHeader + element('rss', [channel], 'version="2.0"')
}
