import { fleschKincaid } from 'flesch-kincaid'
import { smogFormula } from 'smog-formula'
import { describe, expect, it } from 'vitest'
import { doctors } from '../server/sample-content/doctors.ts'
import { readSampleArticles } from '../server/sample-content/read-sample-articles.ts'
import {
  sectionsOf,
  sectionsOfHtml,
  sectionsOfNight,
  sectionsOfWords,
} from '../server/words/page-sections.ts'
import { gradeOf, joinShort, type Section } from '../server/words/reading-grade.ts'
import { dangerSigns } from './danger-signs.ts'
import { medicalPages } from './medical-pages.ts'
import { nightPages } from './night/night-pages.ts'
import { wordPages } from './words/word-pages.ts'

/** The highest US school grade allowed for a section: easy reading at age 14 to 15. */
const highest = 9
/** At night, in pain or in fear. */
const highestAtNight = 6
const articles = await readSampleArticles()

describe('each section is for grade 9 or below, by Flesch-Kincaid and by SMOG,', () => {
  it.each(medicalPages.map((condition) => [condition.id, condition] as const))(
    'of the page about %s',
    (_id, condition) => expectGrades(sectionsOf(condition)),
  )

  it('of the pages at night, for grade 6', () => {
    for (const page of nightPages) expectGrades(sectionsOfNight(page), highestAtNight)
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

  const pages: [page: string, sections: Section[]][] = [
    ['sample doctors', doctors.map(({ description }) => sectionsOfHtml(description).flat())],
    ...wordPages
      .filter(({ key, grade }) => grade === highest && !/^(?:condition|guide)\./.test(key))
      .map(({ key }): [string, Section[]] => [key, sectionsOfWords(key)]),
  ]
  it.each(pages)('of %s', (_page, sections) => expectGrades(sections))
})

function expectGrades(sections: readonly Section[], most = highest) {
  const hard = joinShort(sections).flatMap((texts) => {
    const grade = gradeOf(texts)
    return grade > most ? [`grade ${grade.toFixed(1)}: ${texts.join(' ')}`] : []
  })
  expect(hard).toEqual([])
}

it('counts grades as the published formulas do', () => {
  const sentence = 1
  const six = { sentence, word: 6, syllable: 8, polysillabicWord: 1 }
  expect(gradeOf(['The academy is a quiet place.'])).toBeCloseTo(
    Math.max(fleschKincaid({ ...six, syllable: 9 }), smogFormula(six)),
    5,
  )
})
