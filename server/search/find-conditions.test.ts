import { expect, it } from 'vitest'
import { findConditions } from './find-conditions.ts'

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
])('finds for "%s" the page about %s first', (text, id) => expect(found(text)[0]).toBe(id))

it('finds three pages at most, and none for what no page speaks of', () => {
  expect(found('pain').length).toBeLessThanOrEqual(3)
  expect(found('xyzzy')).toEqual([])
  expect(found('football results of last saturday')).toEqual([])
  for (const text of ['', 'the', 'why is it', 'best pizza near me']) {
    expect(found(text), text).toEqual([])
  }
})
