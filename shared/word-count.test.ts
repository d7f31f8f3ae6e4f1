import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReadable } from './rich-text.ts'
import { countWords } from './word-count.ts'

describe('words of rich text', () => {
  it.each([
    ['', 0],
    ['one', 1],
    [' one  two\n\tthree ', 3],
    ['<p>one</p><p>two</p>', 2],
    ['<p>one<br>two</p>', 2],
    ['<ul><li>one</li><li>two</li></ul>', 2],
    ['<h1>one</h1>two', 2],
    ['one<hr/>two', 2],
    ['<div>one</div><div>two</div>', 2],
    ['<table><tr><td>one</td><td>two</td></tr></table>', 2],
    ['<p>o<strong>n</strong>e <em>t</em>wo</p>', 2],
    ['one<a href="x">two</a>', 1],
    ['one<!-- > --> two<!---->three', 2],
    ['one&nbsp;two&#160;three&#xA0;four&emsp;five&Tab;six', 6],
    ['one&amp;two', 1],
    ['one &amp; two', 3],
    ['one &amp;nbsp;two', 2],
    ['one\u200Btwo', 2],
    ['o\u200Dn\u00ADe', 1],
    ['<p>&nbsp;</p>', 0],
    ['<p>\u200B&zwj;&#8203;&shy;\u2060\uFEFF</p>', 0],
    ['<p><br></p><img src="a b" alt="c d">', 2],
    ['a < b and c > d', 7],
    ['<a title="x > y" href=\'<b>\'>one</a> two', 2],
    ['one <unclosed attribute="', 1],
    ['one </', 2],
    ['<', 1],
    ['🦷 tooth', 2],
    ['mother-in-law — yes', 3],
    ['日本語', 1],
    ['&', 1],
    ['&#99999999; &#xFFFFFFF;', 2],
  ])('%j are %i', (html, count) => expect(countWords(html)).toBe(count))

  const word = fc.stringMatching(/^[a-z0-9äß日🦷'.-]{1,9}$/u).filter((text) => text.trim() !== '')
  const inline = fc.constantFrom('strong', 'em', 'u', 'code', 'a', 'span')
  const block = fc.constantFrom('p', 'h1', 'h2', 'li', 'blockquote', 'pre', 'div', 'section')
  const gap = fc.constantFrom(' ', '\n', '&nbsp;', '\u00A0', '&#32;', '<br>', ' <!-- x --> ')
  /** A word, possibly with markup in the middle. */
  const marked = fc.tuple(word, inline, fc.nat(8)).map(([text, tag, at]) => {
    const letters = [...text]
    return `${letters.slice(0, at).join('')}<${tag}>${letters.slice(at).join('')}</${tag}>`
  })
  const paragraph = fc
    .tuple(block, fc.array(fc.tuple(fc.oneof(word, marked), gap), { maxLength: 12 }))
    .map(([tag, words]) => ({
      html: `<${tag} class="a>b">${words.flat().join('')}</${tag}>`,
      count: words.length,
    }))

  it('are as many as were put together', () => {
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 8 }), (paragraphs) => {
        const html = paragraphs.map((each) => each.html).join('')
        const count = paragraphs.reduce((total, each) => total + each.count, 0)
        expect(countWords(html)).toBe(count)
      }),
      { numRuns: 500 },
    )
  })

  it('are counted in any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (html) => {
        expect(countWords(html)).toBeGreaterThanOrEqual(0)
        expect(countWords(`${html} <p>`)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('are counted quickly in whatever the rules let through', () => {
    const units = ['<', '&', '<a ', '<!--', '</', '&#', '&#x', '"', '<a "', "<a '", '&amp', '<!']
    const texts = units.map((unit) => unit.repeat(Math.floor(200_000 / unit.length)))
    for (const html of [...texts, '<b>'.repeat(500) + '</i>'.repeat(19_500)]) {
      const started = process.cpuUsage()
      countWords(html)
      expect(process.cpuUsage(started).user / 1000, html.slice(0, 9)).toBeLessThan(1000)
    }
  })
})

describe('H-08: markup that a parser can read', () => {
  it.each([
    ['<p>one</p>'.repeat(5000), true],
    [`${'<ul><li>'.repeat(20)}x${'</li></ul>'.repeat(20)}`, true],
    ['<br>'.repeat(10_000), true],
    ['a < b '.repeat(1000), true],
    ['<b>'.repeat(501), false],
    ['<b></i>'.repeat(501), false],
    ['<B><I></P>'.repeat(300), false],
    ['<'.repeat(20_001), false],
    ['<b></b>'.repeat(10_001), false],
  ])('$0', (html, readable) => expect(isReadable(html)).toBe(readable))
})
