import { describe, expect, it } from 'vitest'
import { outlineArticle } from './article-outline.ts'
import { htmlText, readingMinutes } from './html-text.ts'

describe('the outline of an article', () => {
  it('gives every h2 an id of its own', () => {
    const { html, entries } = outlineArticle(
      '<h2>Jaw &amp; <em>neck</em></h2><p>x</p><h2>Jaw neck</h2>',
    )
    expect(entries).toEqual([
      { id: 'section-jaw-neck', text: 'Jaw & neck' },
      { id: 'section-jaw-neck-2', text: 'Jaw neck' },
    ])
    expect(html).toBe(
      '<h2 id="section-jaw-neck">Jaw &amp; <em>neck</em></h2><p>x</p><h2 id="section-jaw-neck-2">Jaw neck</h2>',
    )
  })

  it('takes as long for ten thousand equal headings as for others', () => {
    const outline = (headings: string[]) => {
      const before = process.cpuUsage()
      const { entries } = outlineArticle(headings.map((one) => `<h2>${one}</h2>`).join(''))
      expect(new Set(entries.map(({ id }) => id)).size).toBe(headings.length)
      return process.cpuUsage(before).user
    }
    const numbers = Array.from({ length: 10_000 }, (_, number) => `a ${number}`)
    const different = outline(numbers)
    expect(outline(numbers.map(() => 'a'))).toBeLessThan(5 * different + 50_000)
  })

  it('leads links to the words of a heading there, and changes no other', () => {
    const link = (href: string) => `<a href="${href}">x</a>`
    const others = ['#section-jaw-neck', '#elsewhere', '/articles#jaw-neck'].map(link).join('')
    expect(outlineArticle(`${link('#jaw-neck')}${others}<h2>Jaw &amp; neck</h2>`).html).toBe(
      `${link('#section-jaw-neck')}${others}<h2 id="section-jaw-neck">Jaw &amp; neck</h2>`,
    )
  })

  it('leaves headings without words and all other elements as they are', () => {
    const html = '<h2> <br /></h2><h1>One</h1><p>&lt;h2&gt;not one&lt;/h2&gt;</p>'
    expect(outlineArticle(html)).toEqual({ html, entries: [] })
  })
})

describe('the words of HTML', () => {
  it('puts a space where a block ends and reads entities', () => {
    expect(htmlText('<p>one</p><ul><li>two</li><li>3 &lt; 4<br />five</li></ul>')).toBe(
      'one two 3 < 4 five',
    )
    expect(
      htmlText('<p>a</p><figure><img alt="b &amp; c"><figcaption>d</figcaption></figure>'),
    ).toBe('a b & c d')
    expect(htmlText('<table><tr><th>a</th><td>b</td></tr></table>')).toBe('a b')
  })

  it('counts whole minutes of reading, at least one', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes(`<p>${'word '.repeat(900)}</p>`)).toBe(5)
  })
})
