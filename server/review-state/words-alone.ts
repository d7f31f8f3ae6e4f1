import { readParagraphs } from '../../shared/read-paragraphs.ts'

/**
 * Words apart from numbers; numbers with a sign, and with all that stands between their digits (`0.5`,
 * `1,000`, `5-10`); signs such as `<` and `%`. Other punctuation and white space are left out.
 */
const token =
  /(?:(?<![\p{L}\p{N}])-)?(?:(?<![\p{L}\p{N}])\.)?\p{Nd}+(?:\p{P}\p{Nd}+)*|[\p{L}\p{M}]+|[\p{Nl}\p{No}]|[\p{S}%‰]/gu

/** Soft hyphens and marks of direction, which nobody sees. */
const invisible = /\p{Cf}/gu

const wordsOf = (text: string) => text.normalize('NFC').replace(invisible, '').match(token) ?? []

/**
 * What signatures covered before punctuation and pictures did: words, numbers and where links lead. Never change
 * it: signatures of that time, and the program version before, compare by it.
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
