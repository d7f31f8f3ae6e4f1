import { expect, it } from 'vitest'
import { reviewTime } from './reading-time.ts'

it.each([
  [400, 2, '5 to 10 minutes'],
  [1600, 18, '20 to 30 minutes'],
  [5000, 40, 'about an hour'],
  [20_000, 20, 'about 2 hours'],
])('takes for %i words and %i sources %s', (words, sources, time) => {
  const text = [
    { name: 'description', label: 'Description', html: `<p>${'word '.repeat(words)}</p>` },
    {
      name: 'references',
      label: 'Sources',
      html: `<ol>${'<li>A work.</li>'.repeat(sources)}</ol>`,
    },
  ]
  expect(reviewTime(text)).toBe(time)
})
