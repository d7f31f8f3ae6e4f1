import { describe, expect, it } from 'vitest'
import { dangerSigns } from './danger-signs.ts'
import { findMedicalPage, medicalPages } from './medical-pages.ts'
import { bodyParts, signs, stopSigns, type Sign } from './signs.ts'

const all = Object.values<Sign>(signs)

/** A medical page's content as JSON, without its danger signs and sources. */
function wordsOf(id: string): string {
  const { help: _help, sources: _sources, ...own } = findMedicalPage(id)!
  return JSON.stringify(own)
}

describe('a sign of the finder', () => {
  it.each(all)('"$words" is spoken of by each page that it names', ({ mentionedBy }) => {
    const ids = Object.keys(mentionedBy)
    expect(ids.length).toBeGreaterThan(0)
    const order = medicalPages.map(({ id }) => id)
    expect(ids).toEqual(order.filter((id) => ids.includes(id)))
    for (const [id, words] of Object.entries(mentionedBy)) {
      expect(wordsOf(id)).toContain(words)
    }
  })

  it('is no danger sign', () => {
    const texts = Object.values(dangerSigns).map(({ text }) => text.toLowerCase())
    for (const { words } of all) expect(texts.join('\n')).not.toContain(words.toLowerCase())
  })

  it('leads to every medical page, three or more to each', () => {
    for (const { id } of medicalPages) {
      const leading = all.filter(({ mentionedBy }) => Object.hasOwn(mentionedBy, id))
      expect(leading.length, id).toBeGreaterThanOrEqual(3)
    }
  })

  it('belongs to a part of the body, in the order of the parts', () => {
    const parts = bodyParts.map(({ id }) => id)
    const places = all.map(({ part }) => parts.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBe(parts.length)
  })
})

it('what stops the search is an emergency, and nothing less', () => {
  for (const id of stopSigns) expect(dangerSigns[id].level, id).toBe('emergency')
})
