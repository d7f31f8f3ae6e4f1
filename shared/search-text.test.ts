import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCut, keptForSearch, searchText } from './search-text.ts'

const words = (count: number) => 'jaw '.repeat(count).trim()

it.each([
  ['', ''],
  ['jaw ', 'jaw '],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), 'x'.repeat(200)],
  [words(51), words(50)],
  [`${words(49)} jaws here`, `${words(49)} jaws`],
  [`${words(49)} jaws, here`, words(49)],
  [`jaw\n\n${'x'.repeat(5000)}`, 'jaw'],
  [`${' '.repeat(300)}jaw`, `${' '.repeat(300)}jaw`],
  [`${' '.repeat(300)}${words(100)}`, words(50)],
  [`x${'🦷'.repeat(200)}`, `x${'🦷'.repeat(99)}`],
])('of %j it looks for %j', (text, found) => expect(searchText(text)).toBe(found))

it('looks for a beginning of the text, at most 200 characters, that ends with a word', () => {
  const text = fc
    .array(fc.constantFrom('jaw', ' ', '\n', '🦷', 'é', 'x'.repeat(90), '\u00A0', '-'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
      const all = texts.join('')
      const found = searchText(all)
      if (!isCut(all)) {
        expect(found).toBe(all)
        return
      }
      const trimmed = all.trim()
      expect(trimmed.startsWith(found) && found.length > 0 && found.length <= 200).toBe(true)
      const next = trimmed[found.length]!
      expect(/\s/.test(next) || !/\s/.test(trimmed.slice(0, 201))).toBe(true)
      // Cached pages only get this much of the text.
      const kept = keptForSearch(all)
      expect([searchText(kept), isCut(kept), kept.length < 203]).toEqual([found, true, true])
    }),
  )
})
