import { parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { academy } from '../../content/academy.ts'
import { publicPages } from '../../content/public-pages.ts'
import type { Blog } from '../../shared/blog.ts'
import { htmlText } from '../../shared/html-text.ts'
import { addressesOf, addressPattern } from '../../shared/public-page.ts'
import { openPage } from '../support/requests/page-text.ts'
import { furtherPublicPaths, publicPaths } from '../support/requests/public-paths.ts'
import { unbalancedTags } from '../support/requests/unbalanced-tags.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const page = (path: string, status?: number) => openPage(site, path, status)

const everyPage = [...publicPaths, ...furtherPublicPaths]

describe('every page', () => {
  it.each(everyPage)('%s has one h1, title, description, canonical link, footer', async (path) => {
    const { html, text, links } = await page(path)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html).toMatch(/<html lang="en"/)
    expect(/<title>([^<]+)<\/title>/.exec(html)![1]).toContain(academy.name)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html.match(/<link rel="canonical" href="http:\/\/localhost:0\/[^"]*"/g)).toHaveLength(1)
    expect(html).toMatch(/<meta property="og:title"/)
    expect(text).toContain('Stay up to date')
    expect(text).toContain('2025')
    expect(links).toEqual(
      expect.arrayContaining(['/terms', '/legal', '/privacypolicy', '#content']),
    )
    expect(unbalancedTags(html)).toEqual([])
    for (const [, tag] of html.matchAll(/<(img [^>]*)>/g)) expect(tag).toMatch(/ alt="/)
    expect(html.replace(/<script\b[\s\S]*?<\/script>/g, '')).not.toMatch(/ style="| on[a-z]+="/)
  })

  it.each(everyPage)('%s leads nowhere that is not there', async (path) => {
    const { links } = await page(path)
    const own = links.filter((link) => link.startsWith('/') && !checked.has(link))
    for (const link of own) {
      checked.add(link)
      const { status } = await site.fetch(link)
      expect(status, `${path} → ${link}`).toBe(200)
    }
  })
  const checked = new Set<string>()
})

describe('what is not there', () => {
  it.each(['/nothing', '/articles/x/y', '/.well-known/nothing', '/wp-login.php'])(
    '%s is a calm 404 page',
    async (path) => {
      const { html, text } = await page(path, 404)
      expect(text).toContain('Page not found')
      expect(html).toContain('noindex')
    },
  )
})

describe('feeds', () => {
  it('the site map names every page that is there', async () => {
    const xml = await (await site.fetch('/sitemap.xml')).text()
    const paths = [...xml.matchAll(/<loc>http:\/\/localhost:0(\/[^<]*)<\/loc>/g)].map(
      ([, path]) => path!,
    )
    expect(paths).toHaveLength(new Set(paths).size)
    const articles = paths.filter((path) => path.startsWith('/articles/'))
    expect(articles).toHaveLength(30)
    const doctors = paths.filter((path) => path.startsWith('/doctors/'))
    expect(doctors).toHaveLength(10)
    const listed = publicPages.filter(({ inSitemap }) => inSitemap !== false)
    for (const page of listed) {
      expect(
        paths.some((path) => addressPattern(page).test(path)),
        page.path,
      ).toBe(true)
    }
    const fixed = listed.flatMap(addressesOf)
    expect(paths).toHaveLength(fixed.length + articles.length + doctors.length)
    for (const path of paths) expect((await site.fetch(path)).status, path).toBe(200)
  })

  it('the feed has the newest articles', async () => {
    const { items = [] } = parseRssFeed(await (await site.fetch('/rss.xml')).text())
    expect(items).toHaveLength(30)
    expect(items.map(({ title }) => title)).toContain(
      'Questions to Bring to Your First Bite Assessment',
    )
    const { pathname } = new URL(items[0]!.link!)
    const article = (await (
      await site.fetch(`/api/user/v1/blogs${pathname.slice(9)}`)
    ).json()) as Blog
    const lastWords = htmlText(article.long_description).slice(-200)
    expect(htmlText(items[0]!.content!.encoded!)).toContain(lastWords)
  })

  it('robots keep out of the admin panel and find the site map', async () => {
    const text = await (await site.fetch('/robots.txt')).text()
    expect(text).toContain('Disallow: /admin')
    expect(text).toContain('Sitemap: http://localhost:0/sitemap.xml')
  })
})
