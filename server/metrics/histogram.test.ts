import { expect, it } from 'vitest'
import { expose } from './exposition.ts'
import { createHistogram } from './histogram.ts'

it('counts for each bound the values up to it, by label', () => {
  const histogram = createHistogram([0.125, 1], ['kind'])
  for (const value of [0.0625, 0.125, 0.5, 7]) histogram.observe(value, 'page')
  histogram.observe(2, 'a"b')
  const text = expose([
    { name: 'times', type: 'histogram', help: 'How long.', samples: histogram.samples() },
  ])
  expect(text).toBe(
    [
      '# HELP times How long.',
      '# TYPE times histogram',
      'times_bucket{kind="page",le="0.125"} 2',
      'times_bucket{kind="page",le="1"} 3',
      'times_bucket{kind="page",le="+Inf"} 4',
      'times_sum{kind="page"} 7.6875',
      'times_count{kind="page"} 4',
      'times_bucket{kind="a\\"b",le="0.125"} 0',
      'times_bucket{kind="a\\"b",le="1"} 0',
      'times_bucket{kind="a\\"b",le="+Inf"} 1',
      'times_sum{kind="a\\"b"} 2',
      'times_count{kind="a\\"b"} 1',
      '',
    ].join('\n'),
  )
})

it('says nothing of what never happened', () => {
  const samples = createHistogram([1], ['kind']).samples()
  expect(expose([{ name: 'times', type: 'histogram', help: 'How long.', samples }])).toBe('')
})
