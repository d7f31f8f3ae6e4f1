import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage } from '../support/requests/page-text.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const page = (path: string, status?: number) => openPage(site, path, status)

describe('home', () => {
  it('says what the specification names, without a site header', async () => {
    const { html, text, links } = await page('/')
    for (const words of [
      'Medical & Dental Solutions For Everyone.',
      'Key Benefits',
      'Mission',
      'Vision',
      'Advocating for Insurance Coverage',
      'Why It Works',
      'Medical Solution',
      'Dental Solution',
      'Related Articles',
      'Read More',
      'Find A Solution Here!',
      'NECK, BACK & SHOULDER',
      'EAR, NOSE & THROAT',
      'FACIAL PAIN & TMD',
      'SLEEP APNEA & INSOMNIA',
      'DIGESTION',
      'JAW',
      'DENTAL',
      'GUM',
      'TOOTH',
      'CRAZE LINES',
    ]) {
      expect(text).toContain(words)
    }
    expect(links).toEqual(
      expect.arrayContaining([
        '/about/card1',
        '/medicalsolution',
        '/doctors-behind',
        '/about',
        '/articles',
        ...[1, 2, 3, 4, 5].map((number) => `/solutionidpage/solution${number}`),
        '/solution/jaw',
        '/solution/dental',
        '/solution/gum',
        '/solution/tooth',
        '/solution/craze',
      ]),
    )
    expect(links.filter((link) => /^\/articles\/./.test(link))).toHaveLength(5)
    expect(html).not.toContain('site-header')
    expect(text.toLowerCase()).toContain('our doctors')
    expect(text.toLowerCase()).toContain('find answers')
  })
})
