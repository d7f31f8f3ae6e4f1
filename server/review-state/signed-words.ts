import { Parser } from 'htmlparser2'
import { callouts, isCalloutKind } from '../../shared/callout.ts'

/**
 * What a doctor signs of clean rich text: its words and numbers, the punctuation that can change their sense,
 * where links lead, which pictures there are, and which cell of a table each text is in.
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
/** Stands in the text of a block where a link ends. */
const linkEnd = '\uE000'

function createReader() {
  const found: string[] = []
  /** Addresses of the links that end in the block. */
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

  /** Two links side by side to one address are one. */
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
 * Numbers with a sign, and with all that stands between their digits (`0.5`, `1,000`, `5-10`); words; signs
 * such as `<` and `%`; punctuation.
 */
const token =
  /(?:(?<![\p{L}\p{N}])-)?(?:(?<![\p{L}\p{N}])\.)?\p{Nd}+(?:\p{P}\p{Nd}+)*|[\p{L}\p{M}]+|[\p{Nl}\p{No}\uE000]|\p{S}|\p{P}/gu

/** The parts of a block that are signed. A block ends like a sentence, whether or not it has a full stop. */
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

/** Leaves one form of everything that can be typed in several ways without changing the sense. */
function plain(text: string): string {
  return (
    text
      .normalize('NFC')
      // Soft hyphens and marks of direction, which nobody sees.
      .replace(/\p{Cf}/gu, '')
      .replace(/(?<!\p{Nd})[—―]|[—―](?!\p{Nd})|-{2,}/gu, ' - ')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/(?<=\p{Nd})\s+-\s+(?=\p{Nd})/gu, '-')
      // A dash between words separates; a hyphen in a word does not.
      .replace(/(?<!\S)-(?!\S)/g, '–')
      // Quotation marks and apostrophes, but for those in numbers such as 5'10.
      .replace(/(?<!\p{Nd})[\p{Pi}\p{Pf}"'‚„`´ʼ]|[\p{Pi}\p{Pf}"'‚„`´ʼ](?!\p{Nd})/gu, ' ')
      .replace(/[•‣·](?!\p{Nd})/gu, ' ')
      .replace(/\.{2,}/g, '…')
      .replace(/[!?]+/g, (marks) => (marks.includes('?') ? '?' : '.'))
      // A link is the same whether it includes the full stop or not.
      .replace(/(?<![\s.,;:?–…])([\s.,;:?–…]+)\uE000/g, '\uE000$1')
  )
}
