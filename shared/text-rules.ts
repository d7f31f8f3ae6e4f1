// Rules for typed texts. No zod here, because browsers check these too.
import { limits } from './limits.ts'

export type TextRule = {
  /** The message for the first rule that the trimmed text breaks. */
  breach(text: string): string | undefined
  /** Cleans the trimmed text before it is checked and stored. */
  clean?(text: string): string
  /** The rule in the API description. */
  described: { minLength: number; maxLength?: number; format?: string }
}

/** Required text: storable, limited in length. */
export function plainTextRule(required: string, maxLength: number, name: string): TextRule {
  return {
    described: { minLength: 1, maxLength },
    breach(text) {
      if (text === '') return required
      if (text.length > maxLength) return `${name} is too long. Limit is ${maxLength} characters.`
      return isStorable(text) ? undefined : notStorable(name)
    },
  }
}

/** Required text on one line, without invisible or direction-changing characters. */
export function nameRule(required: string, maxLength: number, name: string): TextRule {
  const { described, breach } = plainTextRule(required, maxLength, name)
  return { described, clean: oneLine, breach: (text) => breach(oneLine(text)) }
}

/** The text in one line, without what turns other text around; empty where nothing of it can be seen. */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\u202A-\u202E\u2066-\u2069]+/g, '')
    .replace(/\s+/g, (space) => (/[\n\r\u2028\u2029]/.test(space) ? ' ' : space))
    .trim()
  return /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(line) ? line : ''
}

/** A required email address. */
export function emailRule(required: string): TextRule {
  return {
    described: { minLength: 1, format: 'email' },
    breach(text) {
      if (text === '') return required
      return isEmail(text) ? undefined : invalidEmail
    },
  }
}

/**
 * Whether every database can store the text (PostgreSQL has no NUL, and none stores lone surrogates)
 * and every terminal can show it: the only control characters are tabs and line breaks.
 */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)
}

export function notStorable(name: string): string {
  return `${name} contains characters that can't be stored.`
}

/**
 * One plain address: letters and digits of any script and a few signs, so that it can be used in a mail
 * header as is. No spaces, quotes, lists, routes, invisible characters or encoded words.
 */
const address =
  /^[\p{L}\p{N}\p{M}!#$&'*+/^_`{|}~.=-]+@[\p{L}\p{N}\p{M}-]{1,63}(?:\.[\p{L}\p{N}\p{M}-]{1,63})+$/u

export const invalidEmail = 'Enter a valid email address.'

export function isEmail(text: string): boolean {
  // A mailer may rewrite compatibility forms (a wide comma becomes a comma), so there must be none.
  return text.length <= limits.email && address.test(text) && text.normalize('NFKC') === text
}
