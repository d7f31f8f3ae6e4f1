import { academy } from '../../content/academy.ts'
import type { Blog } from '../../shared/blog.ts'
import { articleHtml } from './article-html.ts'
import { element, escapeMarkup, xmlHeader } from './xml.ts'

/** Maximum length of all article texts together: feed readers fetch the whole feed over and over. */
const mostCharacters = 220_000

const namespaces =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"'

/**
 * Returns the feed of these articles, newest first. If the total gets too long, older articles come
 * without their text.
 */
export function rssFeed(siteUrl: string, articles: Blog[]): string {
  let characters = 0
  const items = articles.map((article) => {
    const link = `${siteUrl}/articles/${encodeURIComponent(article._id)}`
    const html = articleHtml(siteUrl, link, article)
    characters += html.length
    return element('item', [
      element('title', article.title),
      element('link', link),
      element('guid', link),
      element('pubDate', new Date(article.createdAt).toUTCString()),
      // Feed readers treat a description as HTML.
      element('description', escapeMarkup(article.brief_description)),
      ...(characters <= mostCharacters ? [element('content:encoded', html)] : []),
      ...article.tags.map((tag) => element('category', tag)),
    ])
  })
  const channel = element('channel', [
    element('title', academy.name),
    element('link', `${siteUrl}/`),
    `<atom:link href="${escapeMarkup(siteUrl)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    element('description', escapeMarkup(`Articles of the ${academy.name}`)),
    element('language', 'en-us'),
    ...items,
  ])
  return xmlHeader + element('rss', [channel], `version="2.0" ${namespaces}`)
}
