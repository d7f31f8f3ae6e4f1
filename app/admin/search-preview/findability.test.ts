import { expect, it } from 'vitest'
import { cutText, findabilityWarnings } from './findability.ts'

const good = {
  title: 'Jaw pain in the morning',
  brief_description: 'Why the jaw hurts after waking, and what helps.',
  tags: ['Mornings', 'jaw'],
  references: [{}],
  hasPicture: true,
}

it('has nothing to say of an article with all that it needs', () => {
  expect(findabilityWarnings(good)).toEqual([])
  expect(findabilityWarnings({ ...good, brief_description: 'a'.repeat(160) })).toEqual([])
})

it.each([
  [{ title: 'a'.repeat(61) }, 'The title is long.'],
  [{ brief_description: ' ' }, 'There is no description'],
  [{ brief_description: 'a'.repeat(161) }, 'The description is too long.'],
  [{ hasPicture: false }, 'There is no picture'],
  [{ tags: ['Jawbreakers'] }, 'No tag names a condition'],
  [{ references: [] }, 'There is no source'],
])('warns of %o', (change, warning) => {
  const warnings = findabilityWarnings({ ...good, ...change })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(warning)
})

it('cuts after a whole word, and within one that is longer than half', () => {
  expect(cutText(' Jaw pain ', 8)).toBe('Jaw pain')
  expect(cutText('Jaw pain at night', 13)).toBe('Jaw pain at …')
  expect(cutText('a'.repeat(20), 10)).toBe('aaaaaaaaaa …')
})
