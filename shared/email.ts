import { z } from './schema.ts'
import { limits } from './limits.ts'

/**
 * One plain address: letters, digits and few signs of any script, so that it can stand in a mail
 * header as it is. No spaces, quotes, lists, routes, invisible characters or encoded words.
 */
const pattern =
  /^[\p{L}\p{N}\p{M}!#$&'*+/^_`{|}~.=-]+@[\p{L}\p{N}\p{M}-]{1,63}(?:\.[\p{L}\p{N}\p{M}-]{1,63})+$/u

export const invalidEmail = 'Enter a valid email address.'

export function isEmail(text: string): boolean {
  // A mailer may rewrite compatibility forms (a wide comma becomes a comma), so there must be none.
  return text.length <= limits.email && pattern.test(text) && text.normalize('NFKC') === text
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
