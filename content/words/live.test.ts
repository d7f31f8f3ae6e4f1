import { afterEach, expect, it, vi } from 'vitest'
import {
  currentWords,
  live,
  oncePerWords,
  perWords,
  setWords,
  type SiteWords,
  withWords,
} from './live.ts'

// Words are one state of the process, which other tests share.
const before = currentWords()
afterEach(() => setWords(before))

const renders = 100

/** Every render sets the words, as pages do, and reads what is made of them. */
function renderEach(words: SiteWords, read: () => unknown): unknown[] {
  return Array.from({ length: renders }, () => {
    setWords(words)
    return read()
  })
}

it('makes what depends on words once for each change, however often pages are rendered', () => {
  const program = vi.fn<() => { title: string; lead: string }>(() => ({
    title: 'Jaw',
    lead: 'What may help',
  }))
  const page = live('test.counted', program)
  const lengths = vi.fn<(of: typeof page) => number>(({ title, lead }) => (title + lead).length)
  const lengthOf = oncePerWords(lengths)
  const upper = vi.fn<() => string>(() => page.title.toUpperCase())
  const upperTitle = perWords(upper)
  const read = () => [page.title, page.lead, upperTitle(), lengthOf(page)]

  const states: { words: SiteWords; shown: unknown[] }[] = [
    { words: {}, shown: ['Jaw', 'What may help', 'JAW', 16] },
    {
      words: { 'test.counted': { title: 'Jaw pain' } },
      shown: ['Jaw pain', 'What may help', 'JAW PAIN', 21],
    },
  ]
  for (const [index, { words, shown }] of states.entries()) {
    expect(renderEach(words, read)).toEqual(Array.from({ length: renders }, () => shown))
    for (const spy of [program, lengths, upper]) expect(spy).toHaveBeenCalledTimes(index + 1)
  }

  expect(withWords({ 'test.counted': { title: 'Preview' } }, upperTitle)).toBe('PREVIEW')
  expect(read()).toEqual(states[1]!.shown)
  for (const spy of [program, upper]) expect(spy).toHaveBeenCalledTimes(3)
})
