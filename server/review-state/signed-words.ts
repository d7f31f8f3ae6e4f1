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
  return reader.end()
}

const inline = new Set(['strong', 'em', 'u', 'code', 'a', 'br'])
const cells = new Set(['tr', 'th', 'td'])
/** Marks the end of a link in the text of a block. */
const linkEnd = '\uE000'

function createReader() {
  const found: string[] = []
  /** Targets of the links that end in the block, in order. */
  let links: string[] = []
  let link = ''
  let block: string[] = []

  function endBlock() {
    const ended = links.values()
    for (const word of wordsOf(block.join(''))) {
      found.push(word === linkEnd ? ended.next().value! : word)
    }
    block = []
    links = []
  }

  function text(words: string) {
    block.push(words.replaceAll(linkEnd, ''))
  }

  /** Treats two adjacent links to the same address as one. */
  function joinLink() {
    const at = block.lastIndexOf(linkEnd)
    if (links.at(-1) !== link || block.slice(at + 1).some((words) => words.trim())) return
    block.splice(at, 1)
    links.pop()
  }

  return {
    text,
    open(name: string, attributes: Record<string, string>) {
      if (name === 'br') text('\n')
      if (name === 'a') {
        link = `link:${attributes['href'] ?? ''}`
        joinLink()
      }
      if (inline.has(name)) return
      endBlock()
      if (cells.has(name)) found.push(`<${name}>`)
      if (name === 'img') {
        found.push(`picture:${attributes['src'] ?? ''}`)
        text(attributes['alt'] ?? '')
      }
      const kind = attributes['data-kind']
      if (name === 'aside' && isCalloutKind(kind)) text(callouts[kind])
      endBlock()
    },
    close(name: string) {
      if (name === 'a') {
        block.push(linkEnd)
        links.push(link)
      } else if (!inline.has(name)) endBlock()
    },
    end() {
      endBlock()
      return found
    },
  }
}

/**
 * Numbers with their sign and the punctuation between their digits (`0.5`, `1,000`, `5-10`); words; symbols such
 * as `<` and `%`; punctuation marks.
 */
const token =
  /(?:(?<![\p{L}\p{N}])-)?(?:(?<![\p{L}\p{N}])\.)?\p{Nd}+(?:\p{P}\p{Nd}+)*|[\p{L}\p{M}]+|[\p{Nl}\p{No}\uE000]|\p{S}|\p{P}/gu

/** Returns the tokens of a block. A block ends like a sentence, with or without a final period. */
function wordsOf(block: string): string[] {
  const words = plain(block)
    .match(token)
    ?.filter((word) => word !== '-')
  if (!words) return []
  let closing = '.'
  while (closingMark.test(words.at(-1) ?? '')) if (words.pop() === '?') closing = '?'
  return words.length > 0 ? [...words, closing] : []
}

const closingMark = /^[.,;:?–…]$/

/** Normalizes whatever can be typed in several ways without changing the meaning. */
function plain(text: string): string {
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
