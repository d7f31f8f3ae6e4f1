import { describe, expect, it } from 'vitest'
import { signedWords } from './signed-words.ts'

it('takes the same words for the same text, whatever the markup, white space and punctuation', () => {
  const text = signedWords('<p>Take 5 mg at night, not more.</p>')
  expect(signedWords('<p>Take  5 mg at <strong>night</strong> – not more!</p>')).toEqual(text)
  expect(
    signedWords('<h2>Take 5&nbsp;mg</h2><ul><li>at night</li><li>“not more”</li></ul>'),
  ).toEqual(text)
  expect(signedWords('<p>Take 5mg at night; not mo\u00ADre</p>')).toEqual(text)
  expect(signedWords('<p>It doesn’t hurt.</p>')).toEqual(signedWords("<p>It doesn't hurt</p>"))
  expect(signedWords('<p>Café</p>')).toEqual(signedWords('<p>Cafe\u0301</p>'))
})

describe('tells a change of', () => {
  it.each([
    ['a dose', '0.5 mg', '5 mg'],
    ['a decimal point', '1.5 mg', '15 mg'],
    ['a decimal point without a zero', '.5 mg', '5 mg'],
    ['a decimal mark', '1,500 mg', '1.500 mg'],
    ['a range', '5-10 days', '510 days'],
    ['a range', '5–10 days', '5, 10 days'],
    ['a fraction', '½ tablet', '2 tablet'],
    ['a sign', 'below -5 degrees', 'below 5 degrees'],
    ['a comparison', 'over &lt;5 mm', 'over &gt;5 mm'],
    ['a percent sign', '5% of people', '5 of people'],
    ['a word', 'Do not take it', 'Do take it'],
    ['the case of a word', 'polish', 'Polish'],
    ['the border of a word', 'a therapist', 'the rapist'],
    ['a marker', 'It helps. [1]', 'It helps. [2]'],
    ['a link', '<a href="https://a.org/x">here</a>', '<a href="https://a.org/y">here</a>'],
  ])('%s', (_what, before, after) => {
    expect(signedWords(`<p>${after}</p>`)).not.toEqual(signedWords(`<p>${before}</p>`))
  })
})

it('takes a link for the same when words in it are set in bold', () => {
  const plain = '<p><a href="/x">two words</a></p>'
  const bold = '<p><a href="/x">two <strong>words</strong></a>.</p>'
  expect(signedWords(bold)).toEqual(signedWords(plain))
})
