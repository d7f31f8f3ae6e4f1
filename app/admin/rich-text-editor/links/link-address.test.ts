import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

describe('the address of a link', () => {
  it.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['  http://example.org ', 'http://example.org'],
    ['example.org/page', 'https://example.org/page'],
    ['someone@example.org', 'mailto:someone@example.org'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
    ['tel:+16175550142', 'tel:+16175550142'],
    ['/articles/jaw-pain', '/articles/jaw-pain'],
    [' #what-helps ', '#what-helps'],
  ])('of %j is %s', (typed, address) => expect(linkAddress(typed)).toBe(address))

  it.each([
    '',
    'word',
    'two words.org',
    'articles/jaw-pain',
    '../articles',
    '#two words',
    '#',
    '/\\evil.example',
    '//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://',
  ])('H-03: %j is none', (typed) => expect(linkAddress(typed)).toBeUndefined())
})
