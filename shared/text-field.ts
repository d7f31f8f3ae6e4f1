import { z } from './schema.ts'
import {
  emailRule,
  isStorable,
  nameRule,
  notStorable,
  plainTextRule,
  type TextRule,
} from './text-rules.ts'

/** A text that is trimmed and then keeps the rule. */
export function textField({ breach, clean = (text) => text, described }: TextRule) {
  return z
    .string({ error: breach('') })
    .trim()
    .overwrite(clean)
    .superRefine((text, context) => {
      const message = breach(text)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .meta(described)
}

/** Text that must be given: trimmed, storable, bounded. */
export function plainText(required: string, maxCharacters: number, name: string) {
  return textField(plainTextRule(required, maxCharacters, name))
}

/** Text that must be given: one line that can be seen and turns no other text around. */
export function nameField(required: string, maxCharacters: number, name: string) {
  return textField(nameRule(required, maxCharacters, name))
}

/** Text that may be empty: trimmed, storable, bounded. */
export function optionalText(
  maxLength: number,
  name: string,
  tooLong = `${name} is too long. Limit is ${maxLength} characters.`,
) {
  return z
    .string()
    .trim()
    .max(maxLength, { error: tooLong })
    .refine(isStorable, { error: notStorable(name) })
}

/** An address that must be given; `required` is the message where it is missing. */
export function emailField(required: string) {
  return textField(emailRule(required))
}
