import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { academy } from '../../content/academy.ts'
import { conditions } from '../../content/conditions/conditions.ts'
import { startTestSite, type TestSite } from '../support/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

/** The page's readable text: tags out, entities decoded, scripts left out. */
const textOf = (html: string) =>
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

const page = async (path: string, status = 200) => {
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

const everyPage = [
  ...['/', '/medicalsolution', '/articles', '/index', '/doctors-behind', '/about', '/contact'],
  ...['/about/card1', '/about/card2', '/about/card4', '/terms', '/legal', '/privacypolicy'],
  ...[1, 2, 3, 4, 5].map((number) => `/solutionidpage/solution${number}`),
  ...conditions.map(({ id }) => `/solution/${id}`),
  ...[
    '/articles/snoring-when-noise-is-a-warning',
    '/articles?query=jaw&sort=a-z',
    '/index?letter=J',
  ],
  ...['/newsletter', '/api/docs'],
]

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

describe('home', () => {
  it('says what the specification names, without a site header', async () => {
    const { html, text, links } = await page('/')
    for (const words of [
      ...['Medical & Dental Solutions For Everyone.', 'Key Benefits', 'Mission', 'Vision'],
      ...['Advocating for Insurance Coverage', 'Why It Works', 'Medical Solution'],
      ...['Dental Solution', 'Related Articles', 'Read More', 'Find A Solution Here!'],
      ...['NECK, BACK & SHOULDER', 'EAR, NOSE & THROAT', 'FACIAL PAIN & TMD'],
      ...['SLEEP APNEA & INSOMNIA', 'DIGESTION', 'JAW', 'DENTAL', 'GUM', 'TOOTH', 'CRAZE LINES'],
    ]) {
      expect(text).toContain(words)
    }
    expect(links).toEqual(
      expect.arrayContaining([
        ...['/about/card1', '/medicalsolution', '/doctors-behind', '/about', '/articles'],
        ...[1, 2, 3, 4, 5].map((number) => `/solutionidpage/solution${number}`),
        ...[
          '/solution/jaw',
          '/solution/dental',
          '/solution/gum',
          '/solution/tooth',
          '/solution/craze',
        ],
      ]),
    )
    expect(links.filter((link) => /^\/articles\/./.test(link))).toHaveLength(5)
    expect(html).not.toContain('site-header')
    expect(text.toLowerCase()).toContain('our doctors')
    expect(text.toLowerCase()).toContain('find answers')
  })
})

describe('solutions', () => {
  it('groups lead to their conditions', async () => {
    const { links } = await page('/solutionidpage/solution4')
    expect(links).toEqual(expect.arrayContaining(['/solution/sleepApnea', '/solution/insomnia']))
  })

  it.each(['solution0', 'solution6', 'SOLUTION1', 'x', '%00', '__proto__'])(
    'group %s is not found',
    async (id) => {
      const { text } = await page(`/solutionidpage/${id}`, 404)
      expect(text).toContain('Solution not found')
    },
  )

  it.each(conditions.map(({ id }) => id))('%s has all its parts', async (id) => {
    const condition = conditions.find((one) => one.id === id)!
    const { html, text } = await page(`/solution/${id}`)
    const squeezed = (words: string) => words.replace(/\s+/g, ' ')
    for (const words of [
      condition.headingName,
      condition.heading,
      condition.description,
      condition.shortDescription1,
      condition.shortDescription2,
      ...condition.types.flatMap(({ type, description }) => [type, description]),
      ...Object.values(condition.symptoms).flat(),
      ...condition.seekHelp,
      ...condition.sources.map(({ title }) => title),
      ...['Night Time', 'Day Time', 'Complications & Risks'],
      `Related Articles by "${condition.shortName}"`,
    ]) {
      expect(text).toContain(squeezed(words))
    }
    expect(html).toContain(`src="${condition.image.src}"`)
    expect(html).toContain('application/ld+json')
  })

  it('TMD shows five related articles and a way to more, craze lines none', async () => {
    const many = await page('/solution/tmd')
    expect(many.links.filter((link) => /^\/articles\/./.test(link))).toHaveLength(5)
    expect(many.text).toContain('Read More')
    const none = await page('/solution/craze')
    expect(none.text).toContain('No articles related to "Craze Lines"')
  })

  it('an unknown condition is not found', async () => {
    for (const id of ['x', 'TMD', 'constructor', '1']) {
      expect((await page(`/solution/${id}`, 404)).text).toContain('Solution not found.')
    }
  })
})

describe('the article list', () => {
  const cards = (links: string[]) => links.filter((link) => /^\/articles\/./.test(link))

  it('counts, sorts, searches and pages without scripts', async () => {
    const all = await page('/articles')
    expect(all.text).toContain('Search results: 30 article(s)')
    for (const words of ['Sort By', 'Recent', 'Author', 'A-Z', 'Z-A'])
      expect(all.text).toContain(words)
    const sorted = await page('/articles?sort=a-z')
    expect(cards(sorted.links)[0]).toMatch(/^\/articles\/a-patients-guide/)
    expect(sorted.links.some((link) => /^\/articles\?.*page=2/.test(link))).toBe(true)
    const second = await page('/articles?sort=a-z&page=2')
    expect(cards(second.links)).not.toContain(cards(sorted.links)[0])
    const found = await page('/articles?query=snorring')
    expect(found.links).toContain('/articles/snoring-when-noise-is-a-warning')
    expect(found.html).toContain('value="snorring"')
    const none = await page('/articles?query=xyzzyplugh')
    expect(none.text).toContain('Search results: 0 article(s)')
    expect(none.text).toContain('No articles found.')
    expect(none.html).toContain('noindex')
  })

  it('shows hostile search text as text', async () => {
    const { html } = await page(
      `/articles?query=${encodeURIComponent('"><script>alert(1)</script>')}`,
    )
    expect(html).not.toContain('<script>alert(1)')
  })

  it.each([
    ['?sort=up', 400],
    ['?page=x', 400],
    ['?page=0', 400],
    ['?page=99', 404],
    [`?query=${'x'.repeat(2000)}`, 400],
    ['?query=%E0%A4%A', 200],
    ['?query=a&query=b', 400],
    ['?query[]=a', 200],
    ['?&&&==', 200],
  ])('answers %s with a calm page and %i', async (query, status) => {
    const { html, text } = await page(`/articles${query}`, status)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(text).not.toMatch(/at .*\.(?:ts|js):\d+/)
  })
})

describe('an article', () => {
  it('has all its parts', async () => {
    const { html, text, links } = await page('/articles/snoring-when-noise-is-a-warning')
    for (const words of [
      ...['Author Name', 'Dr. Samuel Okafor', 'Created Date', 'More About The Author'],
      ...['More Articles by "Dr. Samuel Okafor"', 'Related Articles', 'Read More', 'Sources'],
    ]) {
      expect(text).toContain(words)
    }
    expect(text.toUpperCase()).toContain('SNORING: WHEN NOISE IS A WARNING')
    expect(links).toContain(`/articles?query=${encodeURIComponent('Dr. Samuel Okafor')}`)
    expect(links.filter((link) => /^\/articles\/./.test(link)).length).toBeGreaterThanOrEqual(5)
    expect(html).toMatch(/<source type="image\/avif"/)
    expect(html).toMatch(/<time dateTime="2025-07-07T/i)
    const jsonLd = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)![1]!
    expect(JSON.parse(jsonLd)).toMatchObject({ author: { name: 'Dr. Samuel Okafor' } })
  })

  it.each(['nothing', '1', '__proto__', "'%20OR%201=1", '%00', 'x'.repeat(400)])(
    '%s is not found',
    async (id) => {
      expect((await page(`/articles/${id}`, 404)).text).toContain('Article not found')
    },
  )
})

describe('the index', () => {
  it('starts with A, leads to all letters, and says where there is nothing', async () => {
    const start = await page('/index')
    for (const words of [
      'DENTAL SOLUTION',
      'MEDICAL SOLUTION',
      'DOCTORS',
      'CONTACT',
      'A Articles',
    ]) {
      expect(start.text).toContain(words)
    }
    expect(start.links).toEqual(
      expect.arrayContaining(['/articles?query=DENTAL%20SOLUTION', '/doctors-behind', '/contact']),
    )
    expect(
      start.links.filter((link) => /^\/index\?letter=[A-Z]$/.test(link)).length,
    ).toBeGreaterThanOrEqual(25)
    const letter = await page('/index?letter=J')
    expect(letter.text).toContain('J Articles')
    expect(letter.links).toContain('/articles/jaw-clicking-when-to-watch-it-and-when-to-ask')
    expect((await page('/index?letter=X')).text).toContain('No articles found for "X".')
  })

  it.each(['1', 'AB', '%00', '<'])('letter %s is refused calmly', async (letter) => {
    await page(`/index?letter=${encodeURIComponent(letter)}`, 400)
  })
})

describe('doctors, about, contact, legal', () => {
  it('doctors show up to three articles each, and a way to more', async () => {
    const { html, text, links } = await page('/doctors-behind')
    expect(text).toContain('DOCTORS BEHIND ABA')
    expect(text).toContain('No articles found for this doctor.')
    expect(links).toContain(`/articles?query=${encodeURIComponent('Dr. Elena Marsh')}`)
    expect(links).not.toContain(`/articles?query=${encodeURIComponent('Dr. Priya Raman')}`)
    expect(html).toContain('application/ld+json')
  })

  it('an empty site says so', async () => {
    const empty = await startTestSite({ sampleContent: false })
    const textAt = async (path: string) => textOf(await (await empty.fetch(path)).text())
    expect(await textAt('/doctors-behind')).toContain(
      'No doctors information available at the moment.',
    )
    expect(await textAt('/')).toContain('No articles found.')
    expect(await textAt('/articles')).toContain('Search results: 0 article(s)')
    expect(await textAt('/index')).toContain('No articles found for "A".')
    expect(await textAt('/contact')).toContain('Message')
    await empty.stop()
  })

  it('about has its cards; an unknown card is not found', async () => {
    const { text, links } = await page('/about')
    for (const words of [`What Is ${academy.product}`, 'Contact Us!', 'Our Clients']) {
      expect(text).toContain(words)
    }
    expect(links).toEqual(
      expect.arrayContaining(['/about/card1', '/about/card2', '/doctors-behind', '/about/card4']),
    )
    const headings = ['More About the Academy', 'What We Treat', 'Why the Academy']
    for (const [index, card] of ['card1', 'card2', 'card4'].entries()) {
      expect((await page(`/about/${card}`)).text).toContain(headings[index])
    }
    expect((await page('/about/card3', 404)).text).toContain('Content not found.')
  })

  it('contact works without scripts', async () => {
    const { html, text, links } = await page('/contact')
    expect(links).toEqual(
      expect.arrayContaining([`mailto:${academy.email}`, `tel:${academy.telephone.dial}`]),
    )
    for (const network of ['Instagram', 'LinkedIn', 'X']) expect(text + html).toContain(network)
    expect(/<button[^>]*type="submit"[^>]*>(?=[^<]*Send)/.exec(html)?.[0]).not.toContain('disabled')
    const post = (body: Record<string, string>) =>
      site.fetch('/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(body),
      })
    const refused = await post({ name: 'Ana & Co', email: 'nobody', message: 'Hello' })
    expect(refused.status).toBe(400)
    const form = await refused.text()
    expect(textOf(form)).toContain('Enter a valid email address.')
    expect(form).toContain('value="Ana &amp; Co"')
    expect(textOf(form)).toContain('Hello')
    const taken = await post({ name: 'Ana', email: 'ana@example.org', message: 'Hello' })
    expect(taken.status).toBe(200)
    expect(textOf(await taken.text())).toMatch(
      /Thank you for your message!.*We will get back to you shortly/,
    )
  })

  it.each(['/terms', '/legal', '/privacypolicy'])('%s names academy and date', async (path) => {
    const { text } = await page(path)
    expect(text).toContain('09-05-2025')
    expect(text).toContain(academy.name)
    expect(text).not.toMatch(/[{}]/)
  })
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
    expect(paths.length).toBe(7 + 5 + 14 + 3 + 3 + 30)
    for (const path of paths) expect((await site.fetch(path)).status, path).toBe(200)
  })

  it('the feed has the newest articles', async () => {
    const xml = await (await site.fetch('/rss.xml')).text()
    expect(xml.match(/<item>/g)).toHaveLength(30)
    expect(xml).toContain('<title>Questions to Bring to Your First Bite Assessment</title>')
  })

  it('robots keep out of the admin panel and find the site map', async () => {
    const text = await (await site.fetch('/robots.txt')).text()
    expect(text).toContain('Disallow: /admin')
    expect(text).toContain('Sitemap: http://localhost:0/sitemap.xml')
  })
})
