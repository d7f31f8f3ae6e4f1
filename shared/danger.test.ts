import { describe, expect, it } from 'vitest'
import { dangerWords } from '../content/danger-words.ts'
import { dangerMessages } from '../tests/support/data/danger-messages.ts'
import { trickyMessages } from '../tests/support/data/tricky-danger-messages.ts'
import { unseenMessages } from '../tests/support/data/unseen-danger-messages.ts'
import { dangerFinder } from './danger.ts'

const find = dangerFinder(Object.values(dangerWords))

describe('words of danger', () => {
  const all = [dangerMessages, trickyMessages, unseenMessages].flatMap((languages) =>
    Object.values(languages),
  )
  const urgent = all.flatMap((messages) => messages.urgent)
  const harmless = all.flatMap((messages) => messages.harmless)
  const missed = urgent.filter((message) => find(message).length === 0)
  const alarmed = harmless.filter((message) => find(message).length > 0)

  it('are found in at least 98 of 100 urgent messages', () => {
    expect(urgent.length).toBeGreaterThan(800)
    expect(missed.slice(Math.floor(urgent.length / 50))).toEqual([])
  })

  it('are found in at most 3 of 100 harmless ones', () => {
    expect(harmless.length).toBeGreaterThan(850)
    expect(alarmed.slice(Math.floor((harmless.length * 3) / 100))).toEqual([])
  })

  it('are found however they are written', () => {
    for (const message of ['CHEST   PAIN!!', 'i can’t breathe', 'СУИЦИД', 'Súicide', 'chest-pain'])
      expect(find(message)).toHaveLength(1)
    expect(find('I have chest pain, and no fever')).toEqual(['chest pain'])
    expect(find('No fever, no chest pain')).toEqual([])
    expect(find('39,8 de fièvre')).toEqual(['39 de fievre'])
    // Where somebody denies one thing, another still counts.
    expect(find('не могу открыть рот и боль в груди')).toEqual(['боль в груди'])
    // What sounds harmless takes the danger from nothing but itself.
    expect(find('please call me I cannot breathe')).toEqual(['cannot breathe'])
    expect(find('my father had chest pain and now he cannot breathe')).toEqual(['cannot breathe'])
  })

  it('are looked for in a long text without blocking the site', () => {
    const long = 'my jaw and the pain in my left side never stop when i breathe '.repeat(330)
    const texts = [
      long,
      'suicide '.repeat(2500),
      '自杀'.repeat(5000),
      'no chest pain '.repeat(1000),
    ]
    const started = performance.now()
    for (const text of texts) find(text)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
