import { expect, it } from 'vitest'
import { isMeant, whoseIs } from './address-key.ts'
import { namesAddress, withoutAddress } from './addresses-in-text.ts'

const whose = whoseIs('Zoë.Berg@müller.example')
const isTheirs = (address: string) => isMeant(whose, address, '')

it.each([
  ['Write to ZOE.BERG@Müller.example.', 'Write to [erased].'],
  ['<zoe.berg@xn--mller-kva.example>, thanks', '<[erased]>, thanks'],
  ['mailto:zoë.berg@müller.example?subject=x', 'mailto:[erased]?subject=x'],
  ["'zoe.berg@muller.example'!", "'[erased]'!"],
  ['["zoë.berg@müller.example.pdf"]', '["[erased].pdf"]'],
  ['&lt;zoe.berg@muller.example&gt;', '&lt;[erased]&gt;'],
])('takes the address out of %s', (text, expected) => {
  expect(namesAddress(text, isTheirs)).toBe(true)
  expect(withoutAddress(text, isTheirs)).toBe(expected)
})

it.each([
  'zoe.berg at muller.example',
  'my.zoe.berg@muller.example',
  'zoe.berg@muller.example.org',
  '@',
])('leaves %s alone', (text) => expect(withoutAddress(text, isTheirs)).toBe(text))

it('takes no longer for a text without blanks', () => {
  const began = performance.now()
  expect(namesAddress('x'.repeat(200_000), isTheirs)).toBe(false)
  expect(performance.now() - began).toBeLessThan(20_000)
})
