import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sleepApnea } from '../../content/conditions/sleep-apnea.ts'
import { dangerSigns } from '../../content/danger-signs.ts'
import { openPage } from '../support/requests/page-text.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const page = (path: string, status?: number) => openPage(site, path, status)

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

  it('answers by the article that is most about a text, on each page and in each order, and so do suggestions', async () => {
    const text = encodeURIComponent('exersizes for my stiff jaw')
    const article = '/articles/jaw-exercises-for-a-stiff-joint-a-gentle-start'
    for (const more of ['', '&sort=z-a']) {
      const { html } = await page(`/articles?query=${text}${more}`)
      expect(html).toMatch(new RegExp(`class="answer answer-page"[^]{0,600}href="${article}"`))
    }
    const suggested = await site.fetch(`/api/user/v1/suggestions?query=${text}`)
    const [first] = (await suggested.json()) as { kind: string; address: string }[]
    expect(first).toMatchObject({ kind: 'article', address: article })
    const named = await page(
      `/articles?query=${encodeURIComponent('clicking when I open my mouth')}`,
    )
    expect(named.text).toMatch(/Also about this\s*Jaw Clicking/)
  })

  it('looks for the beginning of a long text, and says so', async () => {
    const beginning = 'snoring '.repeat(25).trim()
    const long = await page(
      `/articles?query=${encodeURIComponent(`${beginning} ${'x'.repeat(600)}`)}`,
    )
    expect(long.text).toMatch(
      /longer than 200 characters, so we searched only for its first words: “snoring/,
    )
    expect(long.text).toMatch(/Search results: [1-9]\d* article\(s\)/)
    expect(long.html).toContain(`value="${beginning}"`)
    const whole = await page(`/articles?query=${encodeURIComponent(beginning)}`)
    expect(whole.text).not.toContain('longer than')
    expect(whole.links).toEqual(long.links)
    const word = await page(`/articles?query=${'x'.repeat(5000)}`)
    expect(word.text).toContain(`“${'x'.repeat(200)}”`)
    expect(word.text).toContain('No articles found.')
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
    ['?query=%E0%A4%A', 200],
    ['?query=a&query=b', 400],
    ['?query[]=a', 200],
    ['?&&&==', 200],
  ])('responds to %s with a calm page and %i', async (query, status) => {
    const { html, text } = await page(`/articles${query}`, status)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(text).not.toMatch(/at .*\.(?:ts|js):\d+/)
  })
})

describe('an article', () => {
  it('has all its parts', async () => {
    const { html, text, links } = await page('/articles/snoring-when-noise-is-a-warning')
    for (const words of [
      'Author Name',
      'Dr. Samuel Okafor',
      'Created Date',
      'More About The Author',
      'More Articles by "Dr. Samuel Okafor"',
      'Related Articles',
      'Read More',
      'References',
      'When to get help',
      ...sleepApnea.help.map((sign) => dangerSigns[sign].text),
    ]) {
      expect(text).toContain(words)
    }
    expect(text.toUpperCase()).toContain('SNORING: WHEN NOISE IS A WARNING')
    expect(links).toContain(`/articles?query=${encodeURIComponent('Dr. Samuel Okafor')}`)
    expect(links).toEqual(expect.arrayContaining(['tel:911', '/solution/sleepApnea']))
    expect(links.filter((link) => /^\/articles\/./.test(link)).length).toBeGreaterThanOrEqual(5)
    expect(html).toMatch(/<source type="image\/avif"/)
    expect(html).toMatch(/<time dateTime="2025-07-07T/i)
    const jsonLd = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)![1]!
    expect(JSON.parse(jsonLd)).toMatchObject({ author: { '@type': 'Organization' } })
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
      start.links.filter((link) => /^\/index\?letter=[A-Z]#letters$/.test(link)).length,
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
