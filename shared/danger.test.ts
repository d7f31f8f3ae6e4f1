import { describe, expect, it } from 'vitest'
import { dangerLanguages, readDangerMessages } from '../scripts/danger/danger-messages.ts'
import { dangerWeights } from '../content/danger-weights.ts'
import { learn } from '../scripts/danger/learn.ts'
import { dangerFinder } from './danger.ts'

const messages = dangerLanguages.flatMap(readDangerMessages)
const find = dangerFinder(dangerWeights)

/** Which of 100 urgent messages are found, and of 100 harmless ones marked. */
function judged(by: typeof find, list: typeof messages) {
  const share = (urgent: boolean) => {
    const these = list.filter((message) => message.urgent === urgent)
    return (100 * these.filter(({ text }) => by(text).length > 0).length) / these.length
  }
  return { found: share(true), marked: share(false) }
}

describe('danger', () => {
  it('is judged by what the messages teach: after a change of them, run `npm run learn-danger`', () => {
    expect(learn(messages)).toEqual(dangerWeights)
  })

  it('is found in the messages that it was learned from', () => {
    const { found, marked } = judged(find, messages)
    expect(found).toBeGreaterThan(98)
    expect(marked).toBeLessThan(3)
  })

  it('is found in messages that it was not learned from, most of them worded to be hard', () => {
    const held = (index: number) => index % 10 === 0
    const taught = learn(messages.filter((_, index) => !held(index)))
    const { found, marked } = judged(
      dangerFinder(taught),
      messages.filter((_, index) => held(index)),
    )
    expect(found).toBeGreaterThan(88)
    expect(marked).toBeLessThan(9)
  })

  it.each([
    ['CHEST   PAIN!!', 'CHEST PAIN'],
    ['chest-pain', 'chest-pain'],
    ['I have a question. i can’t breathe', 'i can’t breathe'],
    ['СУИЦИД', 'СУИЦИД'],
    ['胸痛', '胸痛'],
    ['My jaw clicks and I have chest pain.', 'My jaw clicks and I have chest pain'],
    ['Quisiera una cita y no puedo respirar.', 'Quisiera una cita y no puedo respirar'],
    ['', undefined],
    ['!!! ???', undefined],
    ['No fever, no chest pain', undefined],
    ['Please cancel my appointment on Monday.', undefined],
  ])('in "%s": the words "%s"', (text, words) => {
    expect(find(text)).toEqual(words === undefined ? [] : [words])
  })

  it('in a long message is found in the two sentences that hold it', () => {
    const polite = 'Thank you for the friendly appointment last week. My bill has arrived. '
    const urgent = 'Since an hour my chest hurts and my left arm is numb. I can hardly breathe. '
    expect(find(polite.repeat(4))).toEqual([])
    const [words = ''] = find(polite.repeat(4) + urgent + polite.repeat(4))
    expect(urgent).toContain(words.trim())
  })

  it.each([
    'my jaw and the pain in my left side never stop. '.repeat(420),
    '自杀'.repeat(10_000),
    '- '.repeat(10_000),
  ])('is looked for in a long text without blocking the site', (text) => {
    const begun = performance.now()
    find(text)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})
