import { expect, it } from 'vitest'
import { isLongSentence, parseQuery } from './parse-query.ts'

const typed = (text: string) => parseQuery(text).terms.map(({ typed: words }) => words.join(' '))

it.each([
  ['why does my jaw click', ['jaw', 'click']],
  ["I don't know why it hurts", ['hurts']],
  ['pain and ringing in the ear', ['pain', 'ringing in the ear']],
  ['jaw OR neck', ['jaw', 'or', 'neck']],
  ['what is it', ['what', 'is', 'it']],
  ['Jaw joint: the JAW JOINT', ['jaw joint']],
  ['tmj or tmd', ['tmj', 'or']],
  ['', []],
])('reads "%s" as its terms', (text, terms) => expect(typed(text)).toEqual(terms))

it('takes synonyms for one term', () => {
  const [jawJoint] = parseQuery('jaw joint').terms
  const [tmj] = parseQuery('TMJ').terms
  expect(tmj!.phrases).toEqual(jawJoint!.phrases)
})

it.each([
  ['sleep apnea mask', false],
  ['the jaw and the ear', false],
  ['my jaw clicks when I chew gum', true],
  ['one two three four five six', true],
])('tells whether "%s" is a long sentence: %s', (text, long) =>
  expect(isLongSentence(parseQuery(text))).toBe(long),
)

it('cuts long texts and long words', () => {
  const many = Array.from({ length: 90 }, (_, at) => `word${at}`).join(' ')
  expect(parseQuery(many).terms.length).toBe(12)
  expect(typed('w'.repeat(99))).toEqual(['w'.repeat(40)])
})
