import { z } from './schema.ts'
import {
  emailRule,
  isStorable,
  nameRule,
  notStorable,
  plainTextRule,
  type TextRule,
} from './text-rules.ts'

/** A text that is trimmed and must then meet the rule. */
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

/** Required text: trimmed, storable, limited in length. */
export function plainText(required: string, maxCharacters: number, name: string) {
  return textField(plainTextRule(required, maxCharacters, name))
}

/** Required text: one visible line that cannot reverse the text around it. */
export function nameField(required: string, maxCharacters: number, name: string) {
  return textField(nameRule(required, maxCharacters, name))
}

/** Text that may be empty: trimmed, storable, limited in length. */
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

/** A required email address; `required` is the message if it is missing. */
export function emailField(required: string) {
  return textField(emailRule(required))
}
