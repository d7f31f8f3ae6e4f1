import { Parser } from 'htmlparser2'
import { callouts, isCalloutKind } from '../../shared/callout.ts'

/**
 * Returns what a signature covers of clean rich text: words and numbers, punctuation that can change their meaning,
 * link targets, pictures, and the table cell of each text.
 */
export function signedWords(html: string): string[] {
  const reader = createReader()
  const parser = new Parser({
    ontext: reader.text,
    onopentag: reader.open,
    onclosetag: reader.close,
  })
  parser.end(html)
  const { text, links, parts } = reader.end()
  const found: string[] = []
  let blockStart = 0
  for (const word of normalized(text).match(token) ?? []) {
    if (word === linkEnd) found.push(links.next().value!)
    else if (word === partStart) blockStart = found.push(parts.next().value!)
    else if (word === blockEnd) blockStart = endBlock(found, blockStart)
    else if (word !== '-') found.push(word)
  }
  return found
}

/** A block ends like a sentence, with or without a final period. Returns where the next one starts. */
function endBlock(found: string[], start: number): number {
  let closing = '.'
  while (found.length > start && closingMark.test(found.at(-1)!)) {
    if (found.pop() === '?') closing = '?'
  }
  return found.length > start ? found.push(closing) : start
}

const closingMark = /^[.,;:?–…]$/

// In the text that the reader returns: the end of a link, the end of a block, and a picture or the start of a cell.
const linkEnd = '\uE000'
const blockEnd = '\uE001'
const partStart = '\uE002'

const inline = new Set(['strong', 'em', 'u', 'sup', 'sub', 'code', 'a', 'br'])
/** Signs for raised and lowered text, which is another number than without: 10³ is not 103. */
const scripts: Record<string, string> = { sup: ' ^ ', sub: ' ~ ' }
const cells = new Set(['tr', 'th', 'td'])

function createReader() {
  const links: string[] = []
  const parts: string[] = []
  const pieces: string[] = []
  let link = ''

  const text = (words: string) => pieces.push(words.replace(/[\uE000-\uE002]/g, ''))
  const endBlock = () => pieces.push(` ${blockEnd} `)

  function startPart(name: string) {
    parts.push(name)
    pieces.push(partStart)
  }

  /** Treats two adjacent links to the same address as one. */
  function joinLink() {
    const at = pieces.lastIndexOf(linkEnd)
    if (links.at(-1) !== link || pieces.slice(at + 1).some((words) => words.trim())) return
    pieces.splice(at, 1)
    links.pop()
  }

  return {
    text,
    open(name: string, attributes: Record<string, string>) {
      if (name === 'br') text('\n')
      text(scripts[name] ?? '')
      if (name === 'a') {
        link = `link:${attributes['href'] ?? ''}`
        joinLink()
      }
      if (inline.has(name)) return
      endBlock()
      if (cells.has(name)) startPart(`<${name}>`)
      if (name === 'img') {
        startPart(`picture:${attributes['src'] ?? ''}`)
        text(attributes['alt'] ?? '')
      }
      const kind = attributes['data-kind']
      if (name === 'aside' && isCalloutKind(kind)) text(callouts[kind])
      endBlock()
    },
    close(name: string) {
      if (name === 'a') {
        pieces.push(linkEnd)
        links.push(link)
      } else if (scripts[name]) text(' ')
      else if (!inline.has(name)) endBlock()
    },
    end() {
      endBlock()
      return { text: pieces.join(''), links: links.values(), parts: parts.values() }
    },
  }
}

/**
 * Numbers with their sign and the punctuation between their digits (`0.5`, `1,000`, `5-10`); words; symbols such
 * as `<` and `%`; punctuation marks.
 */
const token =
  /(?:(?<![\p{L}\p{N}])-)?(?:(?<![\p{L}\p{N}])\.)?\p{Nd}+(?:\p{P}\p{Nd}+)*|[\p{L}\p{M}]+|[\p{Nl}\p{No}\uE000-\uE002]|\p{S}|\p{P}/gu

/** Normalizes whatever can be typed in several ways without changing the meaning. */
function normalized(text: string): string {
  return (
    text
      .normalize('NFC')
      // Soft hyphens and direction marks, which are invisible.
      .replace(/\p{Cf}/gu, '')
      .replace(/(?<!\p{Nd})[—―]|[—―](?!\p{Nd})|-{2,}/gu, ' - ')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/(?<=\p{Nd})\s+-\s+(?=\p{Nd})/gu, '-')
      // A dash between words separates them; a hyphen in a word does not.
      .replace(/(?<!\S)-(?!\S)/g, '–')
      // Quotation marks and apostrophes, except in numbers such as 5'10.
      .replace(/(?<!\p{Nd})[\p{Pi}\p{Pf}"'‚„`´ʼ]|[\p{Pi}\p{Pf}"'‚„`´ʼ](?!\p{Nd})/gu, ' ')
      .replace(/[•‣·](?!\p{Nd})/gu, ' ')
      .replace(/\.{2,}/g, '…')
      .replace(/[!?]+/g, (marks) => (marks.includes('?') ? '?' : '.'))
      // A period after a link may be inside or outside of it.
      .replace(/(?<![\s.,;:?–…])([\s.,;:?–…]+)\uE000/g, '\uE000$1')
  )
}
