import { fleschKincaid } from 'flesch-kincaid'
import { smogFormula } from 'smog-formula'
import { syllable } from 'syllable'
import { describe, expect, it } from 'vitest'
import { doctors } from '../server/sample-content/doctors.ts'
import { readSampleArticles } from '../server/sample-content/read-sample-articles.ts'
import { htmlText } from '../shared/html-text.ts'
import { about, aboutCards } from './about.ts'
import type { Condition } from './conditions/condition.ts'
import { conditions } from './conditions/conditions.ts'
import { dangerSigns } from './danger-signs.ts'
import { home } from './home.ts'
import { legal } from './legal/legal.ts'
import { privacyPolicy } from './legal/privacy-policy.ts'
import { terms } from './legal/terms.ts'
import { dentalGroup, solutionGroups } from './solution-groups.ts'

/** School grades of the United States; one of 9 is read with ease at 14 to 15. */
const patients = 9
const everybody = 10

const articles = await readSampleArticles()

describe('by Flesch-Kincaid and by SMOG', () => {
  it.each(conditions.map((condition) => [condition.id, condition] as const))(
    'the page about %s is for grade 9 or below, and so is what is known of it',
    (_id, condition) => {
      expectGrade(proseOf(condition), patients)
      expectGrade([condition.shortDescription1, condition.shortDescription2], patients)
    },
  )

  it('danger signs are for grade 9 or below', () => {
    expectGrade(
      Object.values(dangerSigns).map(({ text }) => text),
      patients,
    )
  })

  it.each(articles.map((article) => [article.image, article] as const))(
    'the sample article %s is for grade 9 or below',
    (_image, { brief_description, call_out, ...html }) => {
      const { blog_summary, long_description, img_description } = html
      const blocks = [blog_summary, long_description, img_description].flatMap(blocksOf)
      expectGrade([brief_description, call_out, ...blocks], patients)
    },
  )

  const pages: [page: string, texts: string[]][] = [
    ['home', sentencesIn(home)],
    ['about', sentencesIn(about)],
    ['groups', sentencesIn([solutionGroups, dentalGroup])],
    ['sample doctors', doctors.flatMap(({ description }) => blocksOf(description))],
    ...aboutCards.map(({ id, html }): [string, string[]] => [id, blocksOf(html)]),
    ...[terms, legal, privacyPolicy].map((page): [string, string[]] => [
      page.path,
      sentencesIn(page),
    ]),
  ]
  it.each(pages)('the words of %s are for grade 10 or below', (_page, texts) => {
    expectGrade(texts, everybody)
  })
})

function proseOf(condition: Condition): string[] {
  const { heading, description, types, help, selfCare, tests, treatments, causes } = condition
  return [
    heading,
    description,
    condition.shortDescription1,
    condition.shortDescription2,
    ...types.map((kind) => kind.description),
    ...help.map((sign) => dangerSigns[sign].text),
    ...selfCare.do,
    ...selfCare.avoid,
    tests,
    ...treatments,
    causes,
    ...(condition.difference ? [condition.difference.text] : []),
    condition.productCare.can,
    condition.productCare.cannot,
  ]
}

function blocksOf(html: string): string[] {
  return html.split(/<\/(?:p|h[1-6]|li|blockquote)>/).map(htmlText)
}

/** All texts anywhere in the words of a page that are sentences. */
function sentencesIn(words: unknown): string[] {
  if (typeof words === 'string') return /[.?!]$/.test(words) ? [words] : []
  return words && typeof words === 'object' ? Object.values(words).flatMap(sentencesIn) : []
}

function expectGrade(texts: readonly string[], highest: number) {
  const plain = texts.map((text) => text.replaceAll(/\[[\d, –-]+\]/g, ''))
  const sentences = plain
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .filter((one) => /\w/.test(one))
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}’'-]+/gu) ?? [])
  const syllables = words.map((word) => syllable(word))
  const sentence = sentences.length
  const syllableCount = syllables.reduce((sum, one) => sum + one, 0)
  const long = syllables.filter((one) => one >= 3).length
  const grades = {
    fleschKincaid: fleschKincaid({ sentence, word: words.length, syllable: syllableCount }),
    smog: smogFormula({ sentence, polysillabicWord: long }),
  }
  expect(Math.max(...Object.values(grades)), JSON.stringify(grades)).toBeLessThanOrEqual(highest)
}
