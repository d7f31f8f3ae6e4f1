import { compareRichText, type ParagraphChange } from '../../../shared/compare-rich-text.ts'
import { type DraftFields, type DraftValue } from '../../../shared/draft-fields.ts'
import { recordText, valueText } from '../../../shared/value-text.ts'
import type { WritingKind } from '../record-kinds/writing-kind.ts'

export type LineChange = { kind: 'same' | 'added' | 'removed'; text: string }

/** How one field differs; unchanged fields are left out. */
export type FieldDifference = { name: string; label: string } & (
  | { kind: 'text'; paragraphs: ParagraphChange[] }
  | { kind: 'lines'; lines: LineChange[] }
  | { kind: 'picture'; before: string; after: string }
)

/** The changed fields of a draft, in form order. `authorName` returns the name for an author's id. */
export function fieldDifferences(
  kind: Pick<WritingKind, 'draftFields'>,
  before: DraftFields,
  after: DraftFields,
  authorName: (id: string) => string,
): FieldDifference[] {
  return Object.entries(kind.draftFields).flatMap(([name, field]) => {
    const [old, now] = [before[name] || '', after[name] || '']
    if (isSame(old, now)) return []
    const { label } = field
    if (['lines', 'references', 'places'].includes(field.kind))
      return { name, label, kind: 'lines' as const, lines: lineChanges(old, now) }
    const [oldText, nowText] = [textOf(old), textOf(now)]
    if (name === 'image_url') {
      return { name, label, kind: 'picture' as const, before: oldText, after: nowText }
    }
    const html = (text: string) => {
      if (field.kind === 'rich text') return text
      return htmlOf(name === 'author_id' && text ? authorName(text) : text)
    }
    const paragraphs = compareRichText(html(oldText), html(nowText))
    // Only something invisible has changed, such as an empty paragraph.
    if (paragraphs.every(({ kind }) => kind === 'same')) return []
    return { name, label, kind: 'text' as const, paragraphs }
  })
}

/** Number of changes that the keys `j` and `k` step through. */
export function countChanges(differences: readonly FieldDifference[]): number {
  return differences.reduce(
    (total, difference) =>
      total +
      (difference.kind === 'text'
        ? difference.paragraphs.filter(({ kind }) => kind !== 'same').length
        : 1),
    0,
  )
}

/** Whether no field differs. */
export function sameFields(one: DraftFields, other: DraftFields): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSame(one[name] || '', other[name] || ''),
  )
}

function isSame(one: DraftValue, other: DraftValue): boolean {
  return listOf(one).join('\n') === listOf(other).join('\n')
}

function lineChanges(old: DraftValue, now: DraftValue): LineChange[] {
  const [before, after] = [listOf(old), listOf(now)]
  return [
    ...after.map((text) => ({
      kind: before.includes(text) ? ('same' as const) : ('added' as const),
      text,
    })),
    ...before
      .filter((text) => !after.includes(text))
      .map((text) => ({ kind: 'removed' as const, text })),
  ]
}

const textOf = (value: DraftValue) => (value === true ? 'Yes' : valueText(value))

const listOf = (value: DraftValue) =>
  [value]
    .flat()
    .filter(Boolean)
    .map((item) => (typeof item === 'object' ? recordText(item) : String(item)))

function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n+/)
    .map((line) => `<p>${line}</p>`)
    .join('')
}
