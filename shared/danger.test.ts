import { describe, expect, it } from 'vitest'
import { dangerWords } from '../content/danger-words.ts'
import { dangerMessages } from '../tests/support/data/danger-messages.ts'
import { dangerFinder } from './danger.ts'

const find = dangerFinder(Object.values(dangerWords))

describe('words of danger', () => {
  const urgent = Object.values(dangerMessages).flatMap((messages) => messages.urgent)
  const harmless = Object.values(dangerMessages).flatMap((messages) => messages.harmless)

  it('are found in at least 98 of 100 urgent messages', () => {
    expect(urgent).toHaveLength(200)
    expect(urgent.filter((message) => find(message).length === 0).slice(4)).toEqual([])
  })

  it('are found in at most 3 of 100 harmless ones', () => {
    expect(harmless).toHaveLength(200)
    expect(harmless.filter((message) => find(message).length > 0).slice(6)).toEqual([])
  })

  it('are found however they are written', () => {
    for (const message of ['CHEST   PAIN!!', 'i can’t breathe', 'СУИЦИД', 'Súicide', 'chest-pain'])
      expect(find(message)).toHaveLength(1)
    expect(find('I have chest pain, and no fever')).toEqual(['chest pain'])
    expect(find('No fever, no chest pain')).toEqual([])
  })

  it('are looked for in a long text without blocking the site', () => {
    const text = 'my jaw and the pain in my left side never stop when i breathe '.repeat(330)
    const started = performance.now()
    find(text)
    expect(performance.now() - started).toBeLessThan(500)
    // Looking at all of the text again for each of so many signs takes a minute.
    expect(find('chest pain suicide '.repeat(15_000))).toEqual(['chest pain', 'suicide'])
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
