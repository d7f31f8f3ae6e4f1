import { z } from './schema.ts'
import {
  type BooleanField,
  type DoctorField,
  type EmailField,
  type Field,
  type Fields,
  type GivenOf,
  type ImageField,
  type LineField,
  type ListField,
  namesIn,
  namesOf,
  type ReferencesField,
  type RichTextField,
  type WebAddressField,
} from './fields.ts'
import { choiceRule, choicesRule, codesRule } from './chosen-rules.ts'
import { parseImageAddress } from './image-address.ts'
import { placesInput } from './place-rules.ts'
import { referenceListInput } from './reference-input.ts'
import { checkReferences } from './reference-rules.ts'
import { optionalRichText, richText } from './rich-text.ts'
import { nameField, optionalText, plainText } from './text-field.ts'
import { invalidEmail, isEmail, isStorable, notStorable } from './text-rules.ts'
import { isWebAddress } from './web-address.ts'
import { countWords } from './word-count.ts'

type RequestShape<F extends Fields> = { -readonly [Name in keyof F]: z.ZodType<GivenOf<F[Name]>> }

/**
 * The schema of a form's request: the rules of each field in order, then the word limits, which are
 * checked only if nothing is missing, then the references and their markers.
 */
export function requestOf<F extends Fields>(fields: F) {
  const rules = Object.entries(fields).map(([name, field]) => [name, ruleOf(field)])
  return z
    .object({
      ...(Object.fromEntries(rules) as RequestShape<F>),
      updatedAt: z
        .string()
        .optional()
        .describe('On update: as it was read, so that nobody else’s changes are overwritten'),
      draft: z
        .object({ key: z.string(), version: z.int().min(0) })
        .optional()
        .describe('The draft that is published with it, as it was read; ends with it'),
    })
    .superRefine((record, context) => {
      for (const name of namesIn(fields)) {
        const message = tooManyWords(fields[name]!, (record as Record<string, unknown>)[name])
        if (message) context.addIssue({ code: 'custom', path: [name], message })
      }
    })
    .transform((record, context) => {
      for (const name of namesOf(fields, ['references'])) {
        const field = fields[name] as Field as ReferencesField
        const { references, breaches } = checkReferences(name, field, record)
        for (const breach of breaches) context.addIssue({ code: 'custom', ...breach })
        Object.assign(record, { [name]: references })
      }
      return record
    })
}

function tooManyWords(field: Field, html: unknown): string | undefined {
  if (field.kind !== 'rich-text' || !field.maxWords || typeof html !== 'string') return undefined
  const words = countWords(html)
  if (words <= field.maxWords) return undefined
  const name = field.label.charAt(0) + field.label.slice(1).toLowerCase()
  return `${name} is too long. Limit is ${field.maxWords} words. Currently: ${words}`
}

function ruleOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return lineRule(field)
    case 'email':
      return emailRule(field)
    case 'web-address':
      return webAddressRule(field)
    case 'rich-text':
      return richTextRule(field)
    case 'list':
      return listRule(field)
    case 'choices':
      return choicesRule(field)
    case 'doctor':
      return doctorRule(field)
    case 'image':
      return imageRule(field)
    case 'boolean':
      return booleanRule(field)
    case 'codes':
      return codesRule(field)
    case 'choice':
      return choiceRule(field)
    case 'places':
      return placesInput.optional()
    case 'references':
      return referencesRule()
  }
}

/** Accepts anything: references are checked after all other fields. */
function referencesRule() {
  return z
    .unknown()
    .optional()
    .meta(z.toJSONSchema(referenceListInput, { io: 'input' }))
}

function booleanRule({ label }: BooleanField) {
  return z.boolean({ error: `${label} must be true or false.` }).optional()
}

function lineRule(field: LineField) {
  const { label, required, maxLength, tooLong, form, nullable, optional } = field
  if (required) return (field.isName ? nameField : plainText)(required, maxLength, label)
  const text = optionalText(maxLength, label, tooLong)
  if (form) {
    const isValid = (given: string) => given === '' || form.isValid(given)
    return text.refine(isValid, { error: form.invalid }).optional()
  }
  if (optional) return text.optional()
  if (!nullable) return text.default('')
  return text
    .nullable()
    .transform((given) => given || null)
    .default(null)
}

function emailRule(_field: EmailField) {
  return z
    .string({ error: invalidEmail })
    .trim()
    .refine((email) => email === '' || isEmail(email), { error: invalidEmail })
    .default('')
}

function webAddressRule({ maxLength, invalid }: WebAddressField) {
  return z
    .string({ error: invalid })
    .trim()
    .refine((address) => address === '' || isWebAddress(address, maxLength), { error: invalid })
    .default('')
}

function richTextRule({ label, required, maxLength }: RichTextField) {
  return required
    ? richText(required, maxLength, label)
    : optionalRichText(maxLength, label).default('')
}

function listRule({ required, maxItems, item }: ListField) {
  const tooMany = `Too many ${item.plural}. Limit is ${maxItems}.`
  const one = z
    .string({ error: required })
    .trim()
    .max(item.maxLength, {
      error: `${item.name} is too long. Limit is ${item.maxLength} characters.`,
    })
    .refine(isStorable, { error: notStorable(item.name) })
  return z
    .array(z.unknown(), { error: required })
    .max(maxItems * 10, { error: tooMany, abort: true })
    .pipe(z.array(one))
    .transform((items) => [...new Set(items.filter(Boolean))])
    .refine((items) => items.length > 0, { error: required })
    .refine((items) => items.length <= maxItems, { error: tooMany })
    .meta({ type: 'array', items: { type: 'string', maxLength: item.maxLength } })
}

function doctorRule({ required }: DoctorField) {
  return z.string({ error: required }).min(1, { error: required }).describe('The doctor’s `_id`')
}

function imageRule({ required, invalid }: ImageField) {
  const isImage = (address: string) => parseImageAddress(address) !== undefined
  return required
    ? z.string({ error: required }).refine(isImage, { error: invalid })
    : z
        .string()
        .refine((address) => address === '' || isImage(address), { error: invalid })
        .default('')
}
