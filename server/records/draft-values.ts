import {
  type DraftFieldKind,
  type DraftFields,
  draftFields,
  type DraftKind,
  type DraftValue,
} from '../../shared/draft-fields.ts'
import { countPlainWords, countWords } from '../../shared/word-count.ts'
import { valueText } from '../../shared/value-text.ts'

type Field = { kind: DraftFieldKind; label: string }

/** The fields of a kind, by name. */
export function fieldsOfKind(kind: DraftKind): Record<string, Field> {
  return draftFields[kind]
}

export function isRich(kind: DraftKind, name: string): boolean {
  // In every page of words, the rich text is the field of this name.
  if (kind === 'words') return name === 'html'
  return fieldsOfKind(kind)[name]?.kind === 'rich text'
}

/** Adds the kind's missing fields, empty. */
export function withEmpty(kind: DraftKind, fields: DraftFields): DraftFields {
  const empty = Object.entries(fieldsOfKind(kind)).map(([name, field]): [string, DraftValue] => [
    name,
    emptyOf(field.kind),
  ])
  return { ...Object.fromEntries(empty), ...fields }
}

/**
 * Whether all fields of the kind are present. A draft written before a field was added lacks it, and a draft
 * of words has only what was changed.
 */
export function isWhole(kind: DraftKind, fields: DraftFields): boolean {
  if (kind === 'words') return false
  return Object.keys(fieldsOfKind(kind)).every((name) => name in fields)
}

function emptyOf(kind: DraftFieldKind): DraftValue {
  if (kind === 'boolean') return false
  return kind === 'lines' || kind === 'references' || kind === 'places' ? [] : ''
}

export function isSame(one: DraftValue | undefined, other: DraftValue | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the names of the fields that differ. */
export function differences(one: DraftFields, other: DraftFields): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => !isSame(one[name], other[name]))
}

/** Whether the words of a field are among those that are counted. */
export function isCounted(kind: DraftKind, name: string): boolean {
  return kind === 'words' || isRich(kind, name)
}

/** Counts the words of all rich texts; of a page of words, those of all fields. */
export function wordsOf(kind: DraftKind, fields: DraftFields): number {
  return Object.entries(fields)
    .filter(([name]) => isCounted(kind, name))
    .map(([name, value]) => (isRich(kind, name) ? countWords : countPlainWords)(valueText(value)))
    .reduce((sum, count) => sum + count, 0)
}
