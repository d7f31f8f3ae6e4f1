import { z } from './schema.ts'

/** Text that must be given: trimmed, storable, bounded. */
export function plainText(required: string, maxCharacters: number, name: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .max(maxCharacters, { error: `${name} is too long. Limit is ${maxCharacters} characters.` })
    .refine(isStorable, { error: notStorable(name) })
}

/**
 * Whether every database can hold the text (PostgreSQL knows no NUL, and none knows half a
 * character) and every terminal can show it: of control characters only tab and line ends.
 */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)
}

export function notStorable(name: string): string {
  return `${name} contains characters that can't be stored.`
}
