import type { DraftFields, DraftKind, DraftValue } from '../../../shared/draft-fields.ts'
import { limits } from '../../../shared/limits.ts'
import { place } from '../../../shared/place-rules.ts'
import type { DraftReference } from '../../../shared/reference.ts'
import { reference } from '../../../shared/reference-input.ts'
import { isReadable } from '../../../shared/rich-text.ts'
import { isStorable, notStorable } from '../../../shared/text-rules.ts'
import { HttpError } from '../../core/errors.ts'
import { fieldsOfKind } from '../draft-values.ts'
import { checkWords } from './check-words.ts'

const { line, richText, items, item } = limits.draft

/**
 * Returns the fields of a draft. Throws 400 with the field's name if a value is not of the field's kind or
 * too long to keep. Rules of publication do not apply.
 */
export function checkFields(
  kind: DraftKind,
  given: Record<string, unknown>,
  key: string,
): DraftFields {
  if (kind === 'words') return checkWords(key.slice(key.indexOf('.') + 1), given)
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, checkField(kind, name, value)]),
  )
}

function checkField(kind: DraftKind, field: string, value: unknown): DraftValue {
  const known = fieldsOfKind(kind)
  const rule = Object.hasOwn(known, field) ? known[field] : undefined
  if (!rule) throw new HttpError(400, 'This field is not known.', { field })
  const refuse = (message: string) => {
    throw new HttpError(400, message, { field })
  }
  const check = (text: string, max: number) => {
    const { label } = rule
    if (text.length > max) {
      refuse(`${label} is too long to be kept. Limit is ${max} characters.`)
    }
    if (!isStorable(text)) refuse(notStorable(label))
  }
  if (rule.kind === 'lines') {
    if (!isListOfTexts(value)) return refuse(`${rule.label} must be a list of texts.`)
    if (value.length > items) refuse(`${rule.label}: too many to be kept. Limit is ${items}.`)
    for (const text of value) check(text, item)
    return value
  }
  if (rule.kind === 'references' || rule.kind === 'places') {
    if (!isListOfRecords(value, partsOf[rule.kind])) return refuse(`${rule.label} must be a list.`)
    if (value.length > items) refuse(`${rule.label}: too many to be kept. Limit is ${items}.`)
    for (const text of value.flatMap(Object.values)) check(String(text ?? ''), line)
    return value
  }
  if (rule.kind === 'boolean') {
    return typeof value === 'boolean' ? value : refuse(`${rule.label} must be true or false.`)
  }
  if (typeof value !== 'string') return refuse(`${rule.label} must be a text.`)
  check(value, rule.kind === 'rich text' ? richText : line)
  if (rule.kind === 'rich text' && !isReadable(value)) {
    refuse(`${rule.label} has too much markup in it.`)
  }
  return value
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

const partsOf = {
  references: new Set(Object.keys(reference.shape)),
  places: new Set(Object.keys(place.shape)),
}

function isListOfRecords(value: unknown, names: ReadonlySet<string>): value is DraftReference[] {
  return Array.isArray(value) && value.every((item) => isDraftRecord(item, names))
}

function isDraftRecord(value: unknown, names: ReadonlySet<string>): value is DraftReference {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([name, part]) =>
      names.has(name) && (part === null || ['string', 'number'].includes(typeof part)),
  )
}
