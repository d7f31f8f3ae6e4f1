import { foldText } from '../../shared/letters.ts'
import { limits } from '../../shared/limits.ts'

const { characters, words: mostWords } = limits.searches

/**
 * The text of a search as it is counted: in lower case, without accents and repeated spaces. Undefined for
 * an empty one, and for one that may say who somebody is: it has an `@`, five digits in a row, more than
 * 60 characters or more than six words.
 */
export function countableText(query: string): string | undefined {
  // Invisible and direction-changing characters would garble the list of searches.
  const visible = query.replace(/\p{Cf}/gu, '').replace(/[\p{C}\s]+/gu, ' ')
  const text = foldText(visible).replace(/\s+/gu, ' ').trim()
  const isPersonal =
    text.includes('@') ||
    /\p{Nd}{5}/u.test(text) ||
    Math.max(text.length, visible.trim().length) > characters ||
    text.split(' ').length > mostWords
  return text === '' || isPersonal ? undefined : text
}
