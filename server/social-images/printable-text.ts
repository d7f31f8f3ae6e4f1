import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../core/paths.ts'

/** Every character in the typeface. */
export const letters: ReadonlySet<string> = new Set(
  readFileSync(join(projectRoot, 'server/social-images/font/letters.txt'), 'utf8').trimEnd(),
)

/** Characters that can be dropped without changing what a text says. */
const ornament = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{M}\p{C}]/u

/**
 * The first `longest` characters of the text on one line, in letters of the typeface. Empty if the
 * typeface lacks a letter: half a word, or a sum without its sign, would change the meaning.
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
