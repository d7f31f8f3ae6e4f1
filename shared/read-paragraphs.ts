import { callouts, isCalloutKind } from './callout.ts'

/** A word and the space after it; `marks` are its formatting, in a fixed order: `bold`, `link:/about`. */
export type MarkedWord = { text: string; marks: readonly string[] }
/**
 * A line of text as readers see it. `kind` is `p`, `h1`, `h2` or `pre`, with `ol` and `ul` for list items,
 * `quote` in quotes, `callout` in callouts and for their names, `img` for a picture's alt text.
 */
export type Paragraph = { kind: string; words: readonly MarkedWord[] }

const token = /<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi
const markNames: Record<string, string> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underlined',
  sup: 'superscript',
  sub: 'subscript',
  code: 'code',
}
const leaves = new Set(['p', 'h1', 'h2', 'h3', 'pre', 'li', 'figcaption', 'td', 'th'])
const containers: Record<string, string> = {
  ol: 'ol',
  ul: 'ul',
  blockquote: 'quote',
  aside: 'callout',
}

/** The non-empty paragraphs of clean rich text, including list items and quoted ones. */
export function readParagraphs(html: string): Paragraph[] {
  const reader = createReader()
  for (const [text, slash, name = '', attributes = ''] of html.matchAll(token)) {
    if (name) reader.tag(name.toLowerCase(), slash === '/', attributes)
    else reader.text(decoded(text))
  }
  return reader.end()
}

/** A key that is equal for paragraphs with the same kind, words and formatting. */
export function paragraphKey({ kind, words }: Paragraph): string {
  return [kind, ...words.map(({ text, marks }) => `${marks.join()}|${text.trim()}`)].join('\n')
}

export function paragraphText({ words }: Paragraph): string {
  return words.map(({ text }) => text).join('')
}

function createReader() {
  const paragraphs: Paragraph[] = []
  const around: string[] = []
  const marks: string[] = []
  /** The open marks, sorted as in words; reset when a mark opens or closes. */
  let sorted: readonly string[] | undefined
  let leaf = 'p'
  let words: { text: string; marks: readonly string[] }[] = []

  function close() {
    const last = words.at(-1)
    if (last) last.text = last.text.trimEnd()
    words = words.filter(({ text }) => text !== '')
    if (words.length > 0)
      paragraphs.push({ kind: [...new Set([...around, leaf])].join(' '), words })
    words = []
    leaf = 'p'
  }

  function mark(name: string, ends: boolean) {
    sorted = undefined
    const at = ends ? marks.findLastIndex((open) => open.split(':')[0] === name.split(':')[0]) : -1
    if (!ends) marks.push(name)
    else if (at >= 0) marks.splice(at, 1)
  }

  return {
    tag(name: string, ends: boolean, attributes: string) {
      const container = containers[name]
      if (name === 'img') {
        close()
        leaf = 'img'
        this.text(attribute('alt', attributes))
        close()
      } else if (name === 'br') this.text('\n')
      else if (name === 'a') mark(`link:${attribute('href', attributes)}`, ends)
      else if (leaves.has(name)) {
        close()
        if (!ends && name !== 'li') leaf = name
      } else if (container) {
        close()
        if (!ends) {
          around.push(container)
          if (name === 'aside') this.text(calloutName(attributes))
          close()
        } else around.splice(around.lastIndexOf(container), 1)
      } else if (markNames[name]) mark(markNames[name], ends)
    },
    text(text: string) {
      for (const [word] of text.matchAll(wordOrSpace)) {
        const last = words.at(-1)
        // A space between two marks belongs to the word before it.
        if (/^\s/.test(word)) {
          if (last) last.text += word
        } else words.push({ text: word, marks: (sorted ??= [...new Set(marks)].sort()) })
      }
    },
    end() {
      close()
      return paragraphs
    },
  }
}

const attributePatterns = {
  alt: /\balt="([^"]*)"/,
  href: /\bhref="([^"]*)"/,
  'data-kind': /\bdata-kind="([^"]*)"/,
}

function attribute(name: keyof typeof attributePatterns, attributes: string): string {
  return decoded(attributePatterns[name].exec(attributes)?.[1] ?? '')
}

/** The name of a callout, which readers see as part of the text. */
function calloutName(attributes: string): string {
  const kind = attribute('data-kind', attributes)
  return isCalloutKind(kind) ? callouts[kind] : ''
}

/** Punctuation is a word of its own, so that adding or removing it leaves the word before it unchanged. */
const wordOrSpace = /(?:[\p{L}\p{M}\p{N}’'-]+|[^\p{L}\p{M}\p{N}\s]+)\s*|\s+/gu

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

function decoded(text: string): string {
  const plain = text.replaceAll('\u00A0', ' ')
  return plain.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_entity, name: string) => entities[name]!)
}
