import { readHtml } from '#html-reader'

/** Elements that do not end a word. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup u var'.split(
    ' ',
  ),
)

const digits = '0123456789+-'
/** Digits and signs as text has them without elements: 10³, H₂O. */
const scripts: Record<string, string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋' }

/** The text of HTML, with one space wherever a non-inline element begins or ends. */
export function htmlText(html: string): string {
  let read = ''
  let script: string | undefined
  readHtml(html, {
    text: (text) => {
      read += script ? text.replace(/[\d+-]/g, (sign) => script![digits.indexOf(sign)]!) : text
    },
    tag: (name) => {
      if (scripts[name]) script = script ? undefined : scripts[name]
      if (!inline.has(name)) read += ' '
    },
  })
  return read.replace(/\s+/g, ' ').trim()
}

const wordsPerMinute = 200

/** Whole minutes an adult needs to read the text, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(htmlText(html).split(' ').length / wordsPerMinute))
}
