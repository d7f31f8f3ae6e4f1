import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { htmlText } from '../../shared/html-text.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

/** The addresses and texts of the links in the section with this heading. */
async function linksUnder(heading: string, address: string): Promise<string[]> {
  const html = await (await site.fetch(address)).text()
  const section = html.match(new RegExp(`<h2[^>]*>${heading}</h2>(.*?)</section>`, 's'))?.[1] ?? ''
  return Array.from(section.matchAll(/<a href="([^"]+)">(.*?)<\/a>/gs), ([, to, text]) =>
    `${to} ${htmlText(text!)}`.trim(),
  )
}
const articles = (query: string) => `/articles?query=${encodeURIComponent(query)}`
const conditionsFor = (query: string) => linksUnder('Pages about conditions', articles(query))

describe('a search on the page of articles', () => {
  it.each([
    ['TMJ', '/solution/tmd TMD'],
    ['why does my jaw click', '/solution/jaw Jaw'],
    ['apnoea', '/solution/sleepApnea Sleep Apnea'],
    ['receding gums', '/solution/gum Gum Recession'],
  ])('for "%s" has the page about it above the articles', async (query, link) => {
    const found = await conditionsFor(query)
    expect(found[0]).toBe(link)
    expect(found.length).toBeLessThanOrEqual(3)
  })

  it('has the pages also where it finds no article, and none without a search', async () => {
    const address = articles('"trigeminal" xyzzy neuralgia tmjd')
    const html = await (await site.fetch(address)).text()
    expect(html).toMatch(/Search results: (?:<!-- -->)?0/)
    expect(await linksUnder('Pages about conditions', address)).not.toEqual([])
    expect(await conditionsFor('')).toEqual([])
    expect(await conditionsFor('xyzzy')).toEqual([])
  })

  it('has the doctors of a town', async () => {
    const doctors = await linksUnder('Doctors', articles('Boston'))
    expect(doctors.length).toBeGreaterThan(0)
    for (const doctor of doctors) expect(doctor).toMatch(/^\/doctors\/[A-Za-z0-9-]+ Dr\. /)
  })

  it.each([
    ['TMJ', 'TMD'],
    ['apnoea', 'apnea'],
    ['earache', 'ear pain'],
    ['bruxism', 'grinding'],
  ])('finds the same articles for %s as for %s', async (one, other) => {
    const titlesFor = async (query: string) => {
      const response = await site.fetch(`/api/user/v1/blogs/search?query=${query}&limit=100`)
      return ((await response.json()) as { title: string }[]).map(({ title }) => title)
    }
    // Those with the reader's own word come first.
    const titles = (await titlesFor(one)).toSorted()
    expect(titles.length).toBeGreaterThan(0)
    expect((await titlesFor(other)).toSorted()).toEqual(titles)
  })
})

it('the index leads from other names of a condition to its page', async () => {
  const links = await linksUnder('T Conditions', '/index?letter=T')
  expect(links).toContain('/solution/tmd TMD')
  expect(links.some((link) => /^\/solution\/tmd TMJ\b.*TMD$/.test(link))).toBe(true)
})
