import { z } from 'zod'

/** Text that must be given: trimmed, no NUL (PostgreSQL can't store it), no lone surrogates, bounded. */
export function plainText(required: string, maxCharacters: number, name: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .max(maxCharacters, { error: `${name} is too long. Limit is ${maxCharacters} characters.` })
    .refine((text) => text.isWellFormed() && !text.includes('\0'), {
      error: `${name} contains characters that can't be stored.`,
    })
}
