import { fleschKincaid } from 'flesch-kincaid'
import { smogFormula } from 'smog-formula'
import { syllable } from 'syllable'
import { describe, expect, it } from 'vitest'
import { doctors } from '../server/sample-content/doctors.ts'
import { readSampleArticles } from '../server/sample-content/read-sample-articles.ts'
import { paragraphText, readParagraphs } from '../shared/read-paragraphs.ts'
import { about, aboutCards } from './about.ts'
import { academy } from './academy.ts'
import { accessibility } from './accessibility.ts'
import { adviceForSome } from './conditions/some-people.ts'
import { dangerSigns } from './danger-signs.ts'
import { howSureText } from './how-sure.ts'
import { home } from './home.ts'
import { legal } from './legal/legal.ts'
import type { LegalPage } from './legal/legal-page.ts'
import type { MedicalPage } from './medical-page.ts'
import { medicalPages } from './medical-pages.ts'
import { signAtNight } from './danger-signs/at-night.ts'
import { nightPages } from './night/night-pages.ts'
import { cellsOf } from './options/care-option.ts'
import { privacyPolicy } from './legal/privacy-policy.ts'
import { terms } from './legal/terms.ts'
import { dentalGroup, solutionGroups } from './solution-groups.ts'

/** The highest US school grade allowed for a section: easy reading at age 14 to 15. */
const highest = 9
/** At night, in pain or in fear. */
const highestAtNight = 6
/** Shorter sections are graded with the next one: the grade of two sentences means little. */
const fewestWords = 30

/** Citation markers and addresses, which nobody reads word by word. */
const notRead = /\[[\d, –-]+\]|https?:\S+|\S+@\S+/g
/** Long names that can't be replaced by shorter words. */
const academyNames = new RegExp(`${academy.name}|${academy.product}|${academy.jurisdiction}`, 'g')

type Section = readonly string[]

const articles = await readSampleArticles()

describe('each section is for grade 9 or below, by Flesch-Kincaid and by SMOG,', () => {
  it.each(medicalPages.map((condition) => [condition.id, condition] as const))(
    'of the page about %s',
    (_id, condition) => expectGrades(sectionsOf(condition)),
  )

  it('of the pages at night, for grade 6', () => {
    for (const { help, tonight, morning } of nightPages) {
      expectGrades([help.map(signAtNight), [...tonight, morning.text]], highestAtNight)
    }
  })

  it('of the danger signs', () => {
    expectGrades([Object.values(dangerSigns).map(({ text }) => text)])
  })

  it.each(articles.map((article) => [article.image, article] as const))(
    'of the sample article %s',
    (_image, { brief_description, call_out, ...html }) => {
      const { blog_summary, long_description, img_description } = html
      expectGrades([
        [brief_description, call_out],
        ...[blog_summary, long_description, img_description].flatMap(sectionsOfHtml),
      ])
    },
  )

  const { benefits, insurance, why } = home
  const pages: [page: string, sections: Section[]][] = [
    [
      'home',
      [benefits, [home.mission, home.vision], insurance.paragraphs, why.idea, why.evidence].map(
        sentencesIn,
      ),
    ],
    ['about', [about.intro, about.cards, about.clients].map(sentencesIn)],
    ['groups', [sentencesIn([solutionGroups, dentalGroup])]],
    ['sample doctors', doctors.map(({ description }) => sectionsOfHtml(description).flat())],
    ['accessibility', sectionsOfHtml(accessibility.html)],
    ...aboutCards.map(({ id, html }): [string, Section[]] => [id, sectionsOfHtml(html)]),
    ...[terms, legal, privacyPolicy].map((page): [string, Section[]] => [
      page.path,
      sectionsOfLegal(page),
    ]),
  ]
  it.each(pages)('of %s', (_page, sections) => expectGrades(sections))
})

function sectionsOf(condition: MedicalPage): Section[] {
  const { heading, description, types, help, selfCare, options = [] } = condition
  const { symptoms, difference, productCare, howSure } = condition
  return [
    [heading, description, ...(difference ? [difference.text] : [])],
    help.map((sign) => dangerSigns[sign].text),
    Object.values(symptoms).flat(),
    [...selfCare.do, ...selfCare.avoid],
    adviceForSome(condition).map(({ text }) => text),
    [condition.tests],
    condition.treatments,
    howSure.treatments.map(howSureText),
    options.flatMap(cellsOf).map(({ text }) => text),
    [condition.causes],
    types.map((kind) => kind.description),
    [condition.shortDescription1, condition.shortDescription2],
    howSure.known.map(howSureText),
    [productCare.can, productCare.cannot],
  ]
}

function sectionsOfLegal({ intro, sections }: LegalPage): Section[] {
  return [intro, ...sections.map(({ paragraphs, list = [] }) => [...paragraphs, ...list])]
}

/** Splits HTML into sections: each heading with the paragraphs below it. */
function sectionsOfHtml(html: string): Section[] {
  const sections: string[][] = [[]]
  for (const paragraph of readParagraphs(html)) {
    if (/^h\d$/.test(paragraph.kind)) sections.push([])
    sections.at(-1)!.push(paragraphText(paragraph))
  }
  return sections
}

/** All sentences anywhere in the content of a page. */
function sentencesIn(words: unknown): string[] {
  if (typeof words === 'string') return /[.?!]$/.test(words) ? [words] : []
  return words && typeof words === 'object' ? Object.values(words).flatMap(sentencesIn) : []
}

function expectGrades(sections: readonly Section[], most = highest) {
  const hard = joinShort(sections).flatMap((texts) => {
    const grade = gradeOf(texts)
    return grade > most ? [`grade ${grade.toFixed(1)}: ${texts.join(' ')}`] : []
  })
  expect(hard).toEqual([])
}

function joinShort(sections: readonly Section[]): Section[] {
  const joined: string[][] = []
  let short: string[] = []
  for (const texts of sections) {
    short = [...short, ...texts]
    if (wordsOf(short.join(' ')).length < fewestWords) continue
    joined.push(short)
    short = []
  }
  if (short.length > 0) joined.push([...(joined.pop() ?? []), ...short])
  return joined
}

/** The higher of the grades from the two formulas. */
function gradeOf(texts: Section): number {
  const sentences = texts
    .map((text) => text.replaceAll(notRead, '').replaceAll(academyNames, 'the academy'))
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .filter((one) => /\w/.test(one))
  const words = sentences.flatMap(wordsOf)
  const syllables = words.map((word) => syllable(word))
  const sentence = sentences.length
  const syllableCount = syllables.reduce((sum, one) => sum + one, 0)
  const long = syllables.filter((one) => one >= 3).length
  return Math.max(
    fleschKincaid({ sentence, word: words.length, syllable: syllableCount }),
    smogFormula({ sentence, polysillabicWord: long }),
  )
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}’'-]+/gu) ?? []
}
