import { expect, test } from 'vitest'
import { readPlainText } from './plain-text.ts'

const markdownOf = (text: string) => readPlainText(text)?.markdown

test('a text of ordinary lines stays as it is', () => {
  for (const text of ['One line', 'first\n\nsecond', 'A – with a dash\nB', '5*3*2', 'a_b_c', ''])
    expect(readPlainText(text), text).toBeUndefined()
})

test('a long text is read in an instant, whatever its lines are', () => {
  const begun = performance.now()
  for (const line of ['a | ', '- ', '> ', '1. ', '•', '|', `${'x'.repeat(90)} `])
    readPlainText(`${line}\n`.repeat(20_000))
  expect(performance.now() - begun).toBeLessThan(5000)
})

test('numbers survive the end of a line and the start of a list', () => {
  expect(markdownOf('1. a\n2. b\n4. c')).toBe('1. a\n2. b\n\n4\\. c\n')
  const lines =
    'Take it with water and food, never more than 5-\n10 mg of it, and stop after a week or when the\npain has gone'
  expect(markdownOf(lines)).toContain('than 5-10 mg of it')
})
