import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limits } from '../shared/limits.ts'
import { about, aboutCards } from './about.ts'
import { academy } from './academy.ts'
import { dentalCarousel, medicalCarousel } from './carousels.ts'
import { corrections, correctionsPage } from './corrections.ts'
import { home } from './home.ts'
import { legal } from './legal/legal.ts'
import { privacyPolicy } from './legal/privacy-policy.ts'
import { terms } from './legal/terms.ts'
import { medicalPages } from './medical-pages.ts'
import { headerLinks, legalLinks } from './navigation.ts'
import { dentalGroup, solutionGroups } from './solution-groups.ts'

const publicFolder = join(import.meta.dirname, '..', 'public')
const everything = JSON.stringify([
  about,
  aboutCards,
  medicalPages,
  home,
  legal,
  privacyPolicy,
  terms,
  dentalCarousel,
  medicalCarousel,
  solutionGroups,
  dentalGroup,
  headerLinks,
  legalLinks,
])

describe('the words of the site', () => {
  it('have no unfilled placeholder', () => {
    expect(everything.replaceAll(/[{}[\]]/g, '')).not.toMatch(/undefined|TODO|lorem|\bTBD\b/i)
    const texts = [...everything.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text)
    expect(texts.filter((text) => /[{}]|\[[A-Za-z]/.test(text!))).toEqual([])
  })

  it('name pictures that are there, each with words for those who cannot see it', () => {
    const pictures = [...everything.matchAll(/"src":"([^"]+)","alt":"([^"]*)"/g)]
    expect(pictures.length).toBeGreaterThan(25)
    for (const [, src, alt] of pictures) {
      expect(existsSync(publicFolder + src!), src).toBe(true)
      expect(alt!.length, src).toBeGreaterThan(10)
    }
  })
})

describe('solution groups', () => {
  it('lead to the conditions of the specification', () => {
    const keys = solutionGroups.map(({ id, items }) => [id, items.map(({ to }) => to)])
    expect(keys).toEqual([
      ['solution1', ['/solution/neck', '/solution/shoulder']],
      ['solution2', ['/solution/earnose', '/solution/throat']],
      ['solution3', ['/solution/facial', '/solution/tmd']],
      ['solution4', ['/solution/sleepApnea', '/solution/insomnia']],
      ['solution5', ['/solution/digestion']],
    ])
  })
})

describe('legal pages', () => {
  it.each([terms, legal, privacyPolicy])('$title names academy and date', (page) => {
    expect(page.effectiveDate).toBe('09-05-2025')
    expect(JSON.stringify(page)).toContain(academy.name)
  })

  // After a change of the words: a new line with the day of the change, which is also the page's lastChanged.
  const versions: Record<string, Record<string, string>> = {
    '/terms': { '2026-11-23': 'cd76299b2d86' },
    '/legal': { '2026-11-23': '389d5acd91f7' },
    '/privacypolicy': { '2026-11-23': '12c20b2f4566', '2026-11-24': 'b95081117c07' },
  }
  it.each([terms, legal, privacyPolicy])('$title says when its words changed last', (page) => {
    const { lastChanged, effectiveDate: _effectiveDate, ...words } = page
    const known = versions[page.path]!
    expect(hash('sha256', JSON.stringify(words)).slice(0, 12)).toBe(known[lastChanged])
    expect(Object.keys(known).toSorted().at(-1)).toBe(lastChanged)
  })

  it('say what the law and the specification ask', () => {
    expect(JSON.stringify([terms, privacyPolicy])).toMatch(/\b13\b/)
    const privacy = JSON.stringify(privacyPolicy)
    for (const words of [
      '24 months',
      'within one month',
      '30 days',
      'legal basis',
      'authority',
      'object',
      'format',
    ]) {
      expect(privacy).toContain(words)
    }
    expect(privacy).toContain(`deleted after ${limits.newsletter.confirmWithinDays + 1} days`)
    expect(limits.enquiry.months).toBe(24)
  })
})

describe('corrections', () => {
  it('are told newest first, each on a day that has been', () => {
    const days = corrections.map(({ on }) => on)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(days[0]! <= new Date().toISOString()).toBe(true)
    expect(correctionsPage.html.match(/<h2>/g)).toHaveLength(corrections.length)
  })
})

describe('the home page', () => {
  it('makes the two claims with their sources', () => {
    const { figures } = home.insurance
    const text = figures.map((figure) => figure.text).join(' ')
    expect(text).toContain('38 million people in the US suffer from migraine')
    expect(text).toMatch(/lifetime orthodontic dental coverage[^.]*\$1000/)
    expect(figures.every(({ source }) => source.length > 0)).toBe(true)
    expect(home.benefits.items).toHaveLength(3)
  })
})
