import { findWordPage } from '../../../content/words/word-pages.ts'
import type { Slot } from '../../../content/words/slot.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { limits } from '../../../shared/limits.ts'
import { isReadable } from '../../../shared/rich-text.ts'
import { isStorable, notStorable } from '../../../shared/text-rules.ts'
import { HttpError } from '../../core/errors.ts'

const { line, richText, items } = limits.draft

/**
 * Returns the fields of a draft of words. Throws 400 with the field's name if a value is not of the slot's
 * kind or too long to keep. Rules of publication do not apply.
 */
export function checkWords(pageKey: string, given: Record<string, unknown>): DraftFields {
  const page = findWordPage(pageKey)
  for (const [field, value] of Object.entries(given)) {
    const slot = page?.slots.find(({ name }) => name === field)
    if (!slot) throw new HttpError(400, 'This field is not known.', { field })
    const problem = shapeProblem(slot, value) ?? sizeProblem(slot, value)
    if (problem !== undefined) throw new HttpError(400, problem, { field })
  }
  return given as DraftFields
}

/** Returns what is wrong with the type of a value; undefined if nothing is. */
export function shapeProblem({ label, kind }: Slot, value: unknown): string | undefined {
  if (kind === 'list') {
    const isList = Array.isArray(value) && value.every((one) => typeof one === 'string')
    return isList ? undefined : `${label} must be a list of texts.`
  }
  if (kind === 'items' || kind === 'sources') {
    const isList = Array.isArray(value) && value.every(isRecordOfTexts)
    return isList ? undefined : `${label} must be a list.`
  }
  return typeof value === 'string' ? undefined : `${label} must be a text.`
}

function isRecordOfTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(
    (part) => part === null || ['string', 'number'].includes(typeof part),
  )
}

function sizeProblem({ label, rich }: Slot, value: unknown): string | undefined {
  const texts = textsOf(value)
  const most = rich ? richText : line
  if (Array.isArray(value) && value.length > items) {
    return `${label}: too many to be kept. Limit is ${items}.`
  }
  if (texts.some((text) => text.length > most)) {
    return `${label} is too long to be kept. Limit is ${most} characters.`
  }
  if (!texts.every(isStorable)) return notStorable(label)
  return rich && !isReadable(String(value)) ? `${label} has too much markup in it.` : undefined
}

/** All texts in a value of a slot. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
