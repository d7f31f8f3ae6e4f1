import { outlineArticle } from '../../shared/article-outline.ts'
import type { Blog } from '../../shared/blog.ts'
import { nameCallouts } from '../../shared/callout.ts'
import { parseImageAddress } from '../../shared/image-address.ts'
import { nestHeadings } from '../../shared/nest-headings.ts'
import { escapeMarkup } from './xml.ts'

/** Returns a whole article as HTML for use outside the site: its links and pictures have absolute URLs. */
export function articleHtml(siteUrl: string, link: string, article: Blog): string {
  const html = [
    picture(siteUrl, article.image_url),
    nestHeadings(article.img_description, 2),
    `<p>${escapeMarkup(article.call_out)}</p>`,
    nestHeadings(article.blog_summary, 2),
    outlineArticle(nestHeadings(article.long_description, 2)).html,
  ].join('')
  return nameCallouts(html)
    .replaceAll('<img src="/', `<img src="${escapeMarkup(siteUrl)}/`)
    .replaceAll('<a href="/', `<a href="${escapeMarkup(siteUrl)}/`)
    .replaceAll('<a href="#', `<a href="${escapeMarkup(link)}#`)
}

function picture(siteUrl: string, address: string): string {
  const stored = parseImageAddress(address)
  if (!stored) return ''
  const { width, height } = stored
  return `<p><img src="${escapeMarkup(siteUrl + address)}" alt="" width="${width}" height="${height}"></p>`
}
