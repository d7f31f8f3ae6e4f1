import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { academy } from '../../content/academy.ts'
import { openPage, textOf } from '../support/requests/page-text.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const page = (path: string, status?: number) => openPage(site, path, status)

const post = (body: Record<string, string>, path = '/contact') =>
  site.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(body),
  })

describe('doctors, about, contact, legal', () => {
  it('doctors show up to three articles each, and a way to more', async () => {
    const { html, text, links } = await page('/doctors-behind')
    expect(text).toContain('Doctors Behind ABA')
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
      expect.arrayContaining([
        ...['/about/card1', '/about/card2', '/doctors-behind', '/about/card4', '/about/review'],
      ]),
    )
    const headings = ['More About the Academy', 'What We Treat', 'Why the Academy', 'How we review']
    for (const [index, card] of ['card1', 'card2', 'card4', 'review'].entries()) {
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

  it.each([
    ['/solution/tmd', 'Temporomandibular Disorders (TMD)'],
    ['/guides/headache', 'Headache'],
    ['/articles/snoring-when-noise-is-a-warning', 'Snoring: When Noise Is a Warning'],
  ])('a message about %s names it', async (path, title) => {
    const { html } = await page(path)
    const link = /<a href="(\/contact\?about=[^"]+)">Tell us about a mistake/.exec(html)![1]!
    const form = (await page(link)).html
    expect(form).toContain(`About: <a href="${path}">${title}</a>`)
    expect(form).toContain(`action="${link}"`)
    expect(form).not.toContain('Days that suit you')
  })

  it('no other page of an address gets into the form', async () => {
    for (const about of [
      '/articles/nothing',
      '/solution/x',
      '//evil.example/tmd',
      'tmd"><b>',
      '/solution/tmd?x=1',
      '/admin/desk',
      '/review/x',
    ]) {
      const { html } = await page(`/contact?about=${encodeURIComponent(about)}`)
      expect(html, about).not.toContain('About: ')
    }
  })

  it('without scripts, the form for an appointment with a doctor keeps what was typed', async () => {
    const { text } = await page('/contact?appointment=1')
    for (const field of ['Telephone', 'Days that suit you', 'Is it your first visit?'])
      expect(text).toContain(field)
    const address = `/contact?about=${encodeURIComponent('/doctors/dr-samuel-okafor')}`
    const body = { name: 'Ana', email: 'ana@example.org', message: 'Hello again' }
    const wish = { telephone: 'call me', days: 'Mondays', first: 'no' }
    const refused = await (await post({ ...body, ...wish }, address)).text()
    expect(textOf(refused)).toContain('Enter a valid telephone number.')
    expect(refused).toMatch(/id="contact-telephone"[^>]* autofocus/)
    expect(textOf(refused)).not.toContain('This may be an emergency.')
    const urgent = { ...body, ...wish, message: 'I cannot breathe.' }
    expect(textOf(await (await post(urgent, address)).text())).toContain(
      'This may be an emergency.',
    )
    expect(refused).toMatch(/value="Mondays"/)
    expect(refused).toMatch(/<input type="radio" name="first" (?:value="no" )?checked=""/)
    expect((await post({ ...body, ...wish, telephone: '+1 555 0100' }, address)).status).toBe(200)
  })

  it.each(['/terms', '/legal', '/privacypolicy'])('%s names academy and date', async (path) => {
    const { text } = await page(path)
    expect(text).toContain('09-05-2025')
    expect(text).toMatch(/Last changed [A-Z][a-z]+ \d+, 20\d\d/)
    expect(text).toContain(academy.name)
    expect(text).not.toMatch(/[{}]/)
  })
})
