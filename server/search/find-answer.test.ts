import { expect, it } from 'vitest'
import { dangerSigns, type DangerSignId } from '../../content/danger-signs.ts'
import { dangerWords, pageOfSign, pageWords } from '../../content/everyday-words/everyday-words.ts'
import { findMedicalPage, medicalPages } from '../../content/medical-pages.ts'
import { publicPages } from '../../content/public-pages.ts'
import { services } from '../../content/services.ts'
import {
  emergencySentences,
  harmlessSentences,
} from '../../tests/benchmarks/emergency-sentences.ts'
import { everydaySentences } from '../../tests/benchmarks/everyday-sentences.ts'
import { moreEverydaySentences } from '../../tests/benchmarks/more-everyday-sentences.ts'
import { answerNear } from './answer-near.ts'
import { findNamed, readAsked } from './find-answer.ts'
import { findPages } from './find-pages.ts'

const sentences = [...everydaySentences, ...moreEverydaySentences]

/** A sentence of an entry's first alternatives. */
const sentenceOf = (entry: string) =>
  entry
    .split(' ')
    .filter((slot) => !slot.startsWith('-'))
    .map((slot) => slot.split('|')[0]!.replaceAll('_', ' '))
    .join(' ')

const namedIn = (sentence: string) => findNamed(readAsked(sentence), [])
const signLevel = (named: ReturnType<typeof namedIn>) =>
  named?.kind === 'sign' ? dangerSigns[named.sign].level : undefined

it('every everyday word leads to an answer, a danger sign in danger', () => {
  for (const [id, entries] of Object.entries(dangerWords)) {
    const { level } = dangerSigns[id as DangerSignId]
    for (const entry of entries) {
      const named = namedIn(sentenceOf(entry))
      expect(named, `${id}: ${entry}`).toBeDefined()
      if (level === 'emergency') expect(signLevel(named), `${id}: ${entry}`).toBe(level)
    }
  }
  for (const entry of [...Object.values(pageWords), ...services.map(({ words }) => words)].flat()) {
    expect(namedIn(sentenceOf(entry)), entry).toBeDefined()
  }
})

it('names medical pages and services that exist', () => {
  expect(Object.keys(pageWords).toSorted()).toEqual(medicalPages.map(({ id }) => id).toSorted())
  for (const [sign, id] of Object.entries(pageOfSign)) {
    expect(findMedicalPage(id)?.help, `${sign} on ${id}`).toContain(sign)
  }
  const known = publicPages.map(({ path }) => path)
  for (const { to } of services) {
    expect(
      known.some((path) => path === to || (path === '/about/:card' && /^\/about\/\w+$/.test(to))),
      to,
    ).toBe(true)
  }
})

it.each(sentences)('finds for "$sentence" a right page first', ({ sentence, pages, danger }) => {
  const { answer } = findPages(sentence)
  expect(pages).toContain(answer?.address)
  if (danger) expect(answer!.sign).toBeDefined()
})

it('filler words never change the answer', () => {
  for (const { sentence } of sentences) {
    const { answer } = findPages(sentence)
    const polite = `hi ${sentence} thanks`
    for (const filled of [`my ${sentence}`, `please ${sentence}`, `${sentence} at night`, polite]) {
      expect(findPages(filled).answer, filled).toEqual(answer)
    }
  }
})

it.each([
  ['cannot sleep from tooth pain', '/tonight/pain'],
  ['jaw stuck at night', '/tonight/stuck-jaw'],
  ['I woke up gasping', '/tonight/gasping'],
  ['grinding my teeth at night', '/tonight/awake'],
  ['jaw stuck', undefined],
])('finds for "%s" the page at night, beside the answer', (sentence, page) => {
  const found = findPages(sentence).conditions.map(({ address }) => address)
  expect(found.find((address) => address.startsWith('/tonight'))).toBe(page)
  expect(found[0]).toMatch(/^\/(?:solution|guides)\//)
})

it.each([
  ['atlanta gum specialist', '/find-a-doctor?place=Atlanta'],
  ['dentist for a broken tooth in atlanta', '/find-a-doctor?place=Atlanta'],
  ['sleep doctor 60614', '/find-a-doctor?place=60614'],
  ['gum pain atlanta', '/solution/gum'],
  ['jaw stuck open, dentist in atlanta', '/solution/jaw'],
  ['st louis doctor', '/find-a-doctor'],
])('looks for "%s" near the place', (text, address) => {
  const doctor = { id: 'dr-grey', name: 'Dr. Grey', location: 'Atlanta, GA', sample: false }
  const found = text.includes('atlanta') ? [{ ...doctor, town: 'Atlanta' }] : []
  expect(answerNear(findPages(text).answer, text, found)?.address).toBe(address)
})

it.each([
  'i strike my teeth together',
  'panic attack',
  'dropped my mouth guard',
  'magic mouthwash',
])('sees no misspelt danger sign in "%s"', (text) =>
  expect(findPages(text).answer?.sign).toBeUndefined(),
)

it.each(emergencySentences)('sees an emergency in "%s"', (text) =>
  expect(findPages(text).answer?.sign?.level).toBe('emergency'),
)

it.each(harmlessSentences)('sees no emergency in "%s"', (text) =>
  expect(findPages(text).answer?.sign?.level).not.toBe('emergency'),
)

it.each(['stroek', 'suicde', 'cheat pain', 'chocking', 'my face is dropping'])(
  'sees a danger sign in "%s"',
  (text) => expect(findPages(text).answer?.sign?.level).toBe('emergency'),
)

it('answers nothing that no page is about', () => {
  for (const text of ['', 'xyzzy', 'Boston']) expect(findPages(text).answer).toBeUndefined()
})
