import { expect, it } from 'vitest'
import { withoutQuotes } from './quoted-text.ts'

it('reads a long line of blanks, which anybody can send, at once', () => {
  // A search for labels that begins anew at each blank takes minutes.
  const line = `${' '.repeat(100_000)}End`
  expect(withoutQuotes(`Hello\n${line}`)).toBe(`Hello\n${line}`)
  expect(withoutQuotes('Hello\n\n  *From*: Zoe\n  Sent : today\n  To: us\n  Hi')).toBe('Hello')
})
