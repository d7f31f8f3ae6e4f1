import { expect, it } from 'vitest'
import { mergeField } from './merge-field.ts'
import { mergeTexts } from './merge-rich-text.ts'

it('a field that one side changed is that side’s', () => {
  const sides = { base: 'old', mine: 'old', theirs: 'new' }
  expect(mergeField('line', sides)).toEqual({ value: 'new' })
  expect(mergeField('line', { ...sides, mine: 'new', theirs: 'old' })).toEqual({ value: 'new' })
  expect(mergeField('line', { base: 'old', mine: 'new', theirs: 'new' })).toEqual({ value: 'new' })
})

it('a line that both changed is left to a person', () => {
  expect(mergeField('line', { base: 'old', mine: 'one', theirs: 'two' })).toEqual({
    conflicts: [{ mine: 'one', theirs: 'two' }],
    choices: { mine: 'one', theirs: 'two', both: 'one two' },
  })
})

it('of lists, what was added on either side is in and what was removed is out', () => {
  const base = ['Jaw', 'Pain', 'Sleep']
  const sides = { base, mine: ['Jaw', 'Sleep', 'Mine'], theirs: ['Pain', 'Sleep', 'Theirs'] }
  expect(mergeField('lines', sides)).toEqual({ value: ['Sleep', 'Theirs', 'Mine'] })
})

it('paragraphs of a text join by themselves', () => {
  const sides = { base: '<p>a</p><p>b</p>', mine: '<p>A</p><p>b</p>', theirs: '<p>a</p><p>B</p>' }
  expect(mergeField('rich text', sides, mergeTexts)).toEqual({ value: '<p>A</p><p>B</p>' })
})
