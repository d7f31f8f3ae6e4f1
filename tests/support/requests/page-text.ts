import { expect } from 'vitest'
import type { TestSite } from '../site/test-site.ts'

/** The page's readable text: without tags and scripts, with entities decoded. */
export const textOf = (html: string) =>
  html
    .replace(/<(script|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(?:a|em|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')

/** Opens a page and asserts its status. Returns its HTML, readable text and links. */
export async function openPage(site: TestSite, path: string, status = 200) {
  const response = await site.fetch(path)
  expect(response.status, path).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await response.text()
  return {
    html,
    text: textOf(html),
    links: [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) =>
      href!.replaceAll('&amp;', '&'),
    ),
  }
}
