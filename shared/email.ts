import { z } from 'zod'
import { limits } from './limits.ts'

/** One plain address: no spaces, no quotes, no lists, so that it can stand in a mail header as it is. */
const pattern =
  /^[^\s@<>,;:"\\()[\]\p{Cc}]+@[^\s@<>,;:"\\()[\]\p{Cc}.]+(?:\.[^\s@<>,;:"\\()[\]\p{Cc}.]+)+$/u

export const invalidEmail = 'Enter a valid email address.'

export function isEmail(text: string): boolean {
  return text.length <= limits.email && pattern.test(text)
}

/** An address that must be given; `required` is the message where it is missing. */
export function emailField(required: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .refine(isEmail, { error: invalidEmail })
    .meta({ format: 'email' })
}
