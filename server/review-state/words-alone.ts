import { readParagraphs } from '../../shared/read-paragraphs.ts'

/**
 * Words; numbers with their sign and the punctuation between their digits (`0.5`, `1,000`, `5-10`); symbols such
 * as `<` and `%`. Other punctuation and white space are ignored.
 */
const token =
  /(?:(?<![\p{L}\p{N}])-)?(?:(?<![\p{L}\p{N}])\.)?\p{Nd}+(?:\p{P}\p{Nd}+)*|[\p{L}\p{M}]+|[\p{Nl}\p{No}]|[\p{S}%‰]/gu

/** Soft hyphens and direction marks, which are invisible. */
const invisible = /\p{Cf}/gu

const wordsOf = (text: string) => text.normalize('NFC').replace(invisible, '').match(token) ?? []

/**
 * Returns what early signatures covered of clean rich text: words, numbers and link targets. Never change this:
 * stored signatures and the previous release are compared by it.
 */
export function wordsAlone(html: string): string[] {
  return readParagraphs(html).flatMap(({ words }) => {
    const runs: { link: string; text: string }[] = []
    for (const { text, marks } of words) {
      const link = marks.find((mark) => mark.startsWith('link:')) ?? ''
      const last = runs.at(-1)
      if (last?.link === link) last.text += text
      else runs.push({ link, text })
    }
    return runs.flatMap(({ link, text }) => [...wordsOf(text), ...(link ? [link] : [])])
  })
}
