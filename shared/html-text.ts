import { readHtml } from '#html-reader'

/** Elements that do not end a word. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup u var'.split(
    ' ',
  ),
)

const digits = '0123456789+-'
/** Digits and signs as text has them without elements: 10³, H₂O. */
const scripts = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋' }

/** The text with its digits and signs raised or lowered. */
export function scriptSigns(text: string, script: keyof typeof scripts): string {
  return text.replace(/[\d+-]/g, (sign) => scripts[script][digits.indexOf(sign)]!)
}

/** The text of HTML, with one space wherever a non-inline element begins or ends. */
export function htmlText(html: string): string {
  let read = ''
  let script: keyof typeof scripts | undefined
  readHtml(html, {
    text: (text) => {
      read += script ? scriptSigns(text, script) : text
    },
    tag: (name) => {
      if (name === 'sup' || name === 'sub') script = script ? undefined : name
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
