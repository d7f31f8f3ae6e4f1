import { expect, it } from 'vitest'
import { nestHeadings } from './nest-headings.ts'

it.each([
  ['<h2>a</h2><p>b</p>', 2, '<h2>a</h2><p>b</p>'],
  ['<h1>a</h1><h2>b</h2>', 2, '<h2>a</h2><h3>b</h3>'],
  ['<h1>a</h1><h2>b</h2>', 3, '<h3>a</h3><h4>b</h4>'],
  ['<h1>a</h1><h2>b</h2><h3>c</h3>', 4, '<h4>a</h4><h5>b</h5><h6>c</h6>'],
  ['<h1>a</h1><h3>b</h3>', 2, '<h2>a</h2><h3>b</h3>'],
  ['<h2>a</h2>', 4, '<h4>a</h4>'],
] as const)('%s at level %i', (html, level, nested) => {
  expect(nestHeadings(html, level)).toBe(nested)
})
