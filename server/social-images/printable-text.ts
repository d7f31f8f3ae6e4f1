import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../core/paths.ts'

/** Every letter and sign that the typeface has. */
export const letters: ReadonlySet<string> = new Set(
  readFileSync(join(projectRoot, 'server/social-images/font/letters.txt'), 'utf8').trimEnd(),
)

/** What may be left out of a text without changing what it says. */
const ornament = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{M}\p{C}]/u

/**
 * The text in letters of the typeface, in one line, at most so many characters of it. Empty where
 * the typeface lacks a letter: half a word, or a sum without its sign, would say something else.
 */
export function printableText(text: string, longest: number): string {
  const plain = text.slice(0, longest).toWellFormed().normalize('NFC').replace(/\s+/gu, ' ')
  let printable = ''
  for (const letter of plain) {
    if (letters.has(letter)) printable += letter
    else if (!ornament.test(letter)) return ''
  }
  return printable.replace(/ {2,}/g, ' ').trim()
}
