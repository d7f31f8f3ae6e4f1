import { describe, expect, it } from 'vitest'
import { anchorOf, findPassage, type Anchor, passagesIn } from './passage.ts'

const sentence = 'Rest your jaw for two days. Eat soft food, and call us if the pain gets worse.'
const anchorIn = (text: string, words: string) => {
  const start = text.indexOf(words)
  return anchorOf(text, { start, end: start + words.length })!
}
const found = (text: string, anchor: Anchor) => {
  const passage = findPassage(text, anchor)
  return passage && text.slice(passage.start, passage.end)
}

describe('a passage', () => {
  it.each([
    ['where words come before it', `Read this first. ${sentence}`, 'two days'],
    ['in other white space', sentence.replace('two days', 'two\n  days'), 'two\n  days'],
    ['with a word in it changed', sentence.replace('two', 'three'), 'three days'],
    ['with a word put into it', sentence.replace('two', 'two whole'), 'two whole days'],
    ['and not the same words elsewhere', `In two days it is over. ${sentence}`, 'two days'],
    ['gone with all its words', sentence.replace(' for two days', ''), undefined],
    ['gone where other words took its place', sentence.replace('two days', 'a week'), undefined],
    ['gone though the same words stand elsewhere', 'Come back in two days, please.', undefined],
    ['gone with the text', '', undefined],
  ])('is found %s', (what, text, expected) => {
    const words = found(text, anchorIn(sentence, 'two days'))
    expect(words, what).toBe(expected)
    const place = text.indexOf(sentence)
    const passage = findPassage(text, anchorIn(sentence, 'two days'))
    if (place > 0) expect(passage?.start).toBe(place + sentence.indexOf('two days'))
  })

  it('is whole words, also where a part of them was selected', () => {
    const start = sentence.indexOf('wo da')
    expect(anchorOf(sentence, { start, end: start + 5 })).toMatchObject({
      exact: 'two days',
      start: start - 1,
    })
    expect(anchorOf(sentence, { start: 4, end: 5 })).toBeUndefined()
  })
})

describe('a long text', () => {
  it('is searched near the place where the passage was, and not for long', () => {
    const signs = '.'.repeat(100_000)
    const text = `${sentence} ${signs} ${sentence.replace('two days', 'three days')} ${signs}`
    const passages = passagesIn(text)
    const start = text.lastIndexOf('three days')
    const soft = { ...anchorIn(sentence, 'two days'), start: start + 50 }
    expect(passages.find(soft)).toMatchObject({ start: sentence.indexOf('two') })
    const edited = { ...soft, exact: 'three long days', prefix: 'Rest your jaw at home for ' }
    expect(passages.find(edited)).toMatchObject({ start })
    // Each sign is a word: aligned with all of the text, this takes minutes and a gigabyte.
    const hostile = { exact: `${'.'.repeat(900)},`, prefix: '', suffix: '', start: 0 }
    expect(passages.find(hostile)).toBeUndefined()
    expect(passages.isSpent()).toBe(false)
    for (let times = 0; times < 10; times += 1) passages.find(hostile)
    expect(passages.isSpent()).toBe(true)
  })

  it('does not become a passage, however slowly its passages grow', () => {
    let passage = findPassage(sentence, anchorIn(sentence, sentence))
    for (let longer = sentence; longer.length < 20_000; longer = `${longer} ${longer}`) {
      const words = longer.split(' ')
      const between = words.map((word, at) => (at % 3 === 0 ? `${word} new${at}` : word)).join(' ')
      passage = passage && findPassage(between, passage.anchor)
      longer = passage ? between : longer
    }
    expect(passage).toBeUndefined()
  })
})
