import { expect, it } from 'vitest'
import { otherNames } from '../../content/other-names.ts'
import { medicalPages } from '../../content/medical-pages.ts'
import { findConditions, suggestConditions } from './find-conditions.ts'

const found = (text: string) => findConditions(text).map(({ id }) => id)

it.each([
  ['tmj', 'tmd'],
  ['jaw joint', 'tmd'],
  ['apnoea', 'sleepApnea'],
  ['snorring', 'sleepApnea'],
  ['why does my jaw click', 'jaw'],
  ['my gums are bleeding when i brush', 'gum'],
  ['ringing in my ears at night', 'earnose'],
  ["I can't fall asleep", 'insomnia'],
  ['heartburn', 'digestion'],
  ['headache', 'headache'],
  ['how often can i take pills for migraine', 'headache'],
  ['bruxism', 'clenching-and-grinding'],
  ['do i need a night guard', 'clenching-and-grinding'],
])('finds for "%s" the page about %s first', (text, id) => expect(found(text)[0]).toBe(id))

it('finds three pages at most, and none for what no page speaks of', () => {
  expect(found('pain').length).toBeLessThanOrEqual(3)
  expect(found('xyzzy')).toEqual([])
  expect(found('football results of last saturday')).toEqual([])
  for (const text of ['', 'the', 'why is it', 'best pizza near me']) {
    expect(found(text), text).toEqual([])
  }
})

it('suggests a condition from the first letters of its name to the last, without a gap', () => {
  for (const { id, shortName } of medicalPages) {
    for (const name of [shortName, ...(otherNames[id] ?? [])]) {
      const beginnings = Array.from(name, (_, at) => name.slice(0, at + 1)).map((typed) => ({
        typed,
        count: suggestConditions(typed).length,
      }))
      const first = beginnings.findIndex(({ count }) => count > 0)
      const gaps = beginnings.slice(first).filter(({ count }) => count === 0)
      expect(gaps, name).toEqual([])
    }
  }
})

it('takes the last word for a beginning, but not a little word that is already said', () => {
  const suggested = (text: string) => suggestConditions(text).map(({ id }) => id)
  expect(suggested('should')).toEqual(['shoulder'])
  expect(suggested('when should')).toEqual(['shoulder'])
  expect(suggested('sleep ap')).toEqual(['sleepApnea'])
  for (const text of ['how to', 'the', 'with', 'can']) expect(suggested(text), text).toEqual([])
})
