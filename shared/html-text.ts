import { readHtml } from '#html-reader'

/** Elements that do not end a word. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup u var'.split(
    ' ',
  ),
)

/** The text of HTML, with one space wherever a non-inline element begins or ends. */
export function htmlText(html: string): string {
  let read = ''
  readHtml(html, {
    text: (text) => {
      read += text
    },
    tag: (name) => {
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
