import {
  type DraftFieldKind,
  type DraftFields,
  draftFields,
  type DraftKind,
  type DraftValue,
} from '../../shared/draft.ts'
import { countWords } from '../../shared/word-count.ts'

type Field = { kind: DraftFieldKind; label: string }

/** The fields of a kind of record by their names. */
export function fieldsOfKind(kind: DraftKind): Record<string, Field> {
  return draftFields[kind]
}

export function isRich(kind: DraftKind, name: string): boolean {
  return fieldsOfKind(kind)[name]?.kind === 'rich text'
}

/** All fields of the kind: those given, and nothing in the place of the others. */
export function withEmpty(kind: DraftKind, fields: DraftFields): DraftFields {
  const empty = Object.entries(fieldsOfKind(kind)).map(([name, field]): [string, DraftValue] => [
    name,
    field.kind === 'lines' ? [] : '',
  ])
  return { ...Object.fromEntries(empty), ...fields }
}

export function isSame(one: DraftValue | undefined, other: DraftValue | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** The names of fields in which the two differ. */
export function differences(one: DraftFields, other: DraftFields): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => !isSame(one[name], other[name]))
}

/** Words of all rich texts. */
export function wordsOf(kind: DraftKind, fields: DraftFields): number {
  return Object.entries(fields)
    .filter(([name]) => isRich(kind, name))
    .reduce((sum, [, html]) => sum + countWords(String(html)), 0)
}
