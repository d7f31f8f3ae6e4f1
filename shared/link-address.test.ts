import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLinkAddress, isOwnAddress } from './link-address.ts'

const site = 'https://site.example'
const schemes = ['http:', 'https:', 'mailto:', 'tel:']

describe('where rich text may link', () => {
  it.each([
    '/',
    '/articles/jaw-pain',
    '/articles?query=a%20b&page=2#list',
    '/solution/neck',
    '/é',
    '#part',
    '#section-what-helps',
    '/.well-known/x',
    '/a//b',
    '/a:b',
  ])('%j is a page of this site', (address) => {
    expect([isOwnAddress(address), isLinkAddress(address)]).toEqual([true, true])
  })

  it.each(['https://example.org', 'HTTP://a.b/?c#d', 'mailto:a@b.co', 'tel:+15550100'])(
    '%j is allowed and elsewhere',
    (address) => {
      expect([isOwnAddress(address), isLinkAddress(address)]).toEqual([false, true])
    },
  )

  it.each([
    '',
    '#',
    '//host',
    '/\\host',
    '\\/host',
    '\\\\host',
    '/\t/host',
    '/\n\\host',
    ' /a',
    '/a b',
    'articles/x',
    './x',
    '../x',
    '?query=x',
    'javascript:x',
    ' javascript:x',
    'java\nscript:x',
    '/a\\b',
    '/\u0000/host',
    '#\u0001',
    'https:/\\x',
    'https://',
    'https:x',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x/y',
    'file:///x',
    '/\u2028x',
    'http:///',
    'https://[',
    'HTTPS:\t//x',
  ])('H-03: %j is not', (address) => expect(isLinkAddress(address)).toBe(false))

  it('H-03: whatever is allowed leads where it seems to', () => {
    const pieces = [
      '/',
      '/',
      '\\',
      '#',
      '?',
      ':',
      '@',
      '.',
      '..',
      '\t',
      '\n',
      '\0',
      ' ',
      '\u00A0',
      '\u200B',
      'host.example',
      'javascript:',
      'https:',
      'http:',
      'mailto:',
      'tel:',
      'data:',
      'articles',
      '%2f',
      '%5c',
      '%09',
      '&Tab;',
      '&#47;',
      '\uFF0F',
      '\u2044',
      '\u202E',
      '[',
      '"',
      "'",
      '<',
    ]
    const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 2 }))
    const address = fc
      .tuple(fc.constantFrom('', '/', '#', 'https://'), fc.array(piece, { maxLength: 8 }))
      .map(([start, rest]) => start + rest.join(''))
    fc.assert(
      fc.property(address, (address) => {
        if (!isLinkAddress(address)) return
        const { origin, protocol } = new URL(address, `${site}/articles/x`)
        if (isOwnAddress(address)) expect(origin).toBe(site)
        else expect(address.toLowerCase().startsWith(protocol)).toBe(true)
        expect(schemes).toContain(protocol)
      }),
      { numRuns: 20_000 },
    )
  })
})
