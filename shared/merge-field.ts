import type { DraftFieldKind, DraftValue } from './draft-fields.ts'
import type { DraftReference } from './reference.ts'
import { referenceLines } from './reference-text.ts'
import { valueText } from './value-text.ts'

/** Paragraphs that both sides changed, as HTML, or values; empty if a side removed them. */
export type Conflict = { mine: string; theirs: string }

/** The merged field, or the conflicts for a person to decide and the field that each choice gives. */
export type MergedField =
  | { value: DraftValue }
  | { conflicts: Conflict[]; choices: Record<'mine' | 'theirs' | 'both', DraftValue> }

export type Sides<Value> = { base: Value; mine: Value; theirs: Value }
type PerhapsBase = Omit<Sides<DraftValue>, 'base'> & { base: DraftValue | undefined }

/** Three-way merge of a rich text by paragraph: see `mergeTexts`. */
export type MergeTexts = (sides: Sides<string>) => MergedField

/**
 * Merges one field of a draft three ways: takes the side that changed it; if both did, merges what it can.
 * Without a known `base` nothing merges, except that a boolean becomes true. Rich text also needs
 * `mergeTexts`.
 */
export function mergeField(
  kind: DraftFieldKind,
  { base, mine, theirs }: PerhapsBase,
  mergeTexts?: MergeTexts,
): MergedField {
  if (equal(mine, theirs)) return { value: mine }
  if (kind === 'boolean' && base === undefined) return { value: true }
  if (base === undefined) return decide(kind, mine, theirs)
  if (equal(base, theirs)) return { value: mine }
  if (equal(base, mine)) return { value: theirs }
  if (kind === 'lines') {
    return { value: mergeLists({ base: asList(base), mine: asList(mine), theirs: asList(theirs) }) }
  }
  if (kind !== 'rich text' || !mergeTexts) return decide(kind, mine, theirs)
  return mergeTexts({ base: asText(base), mine: asText(mine), theirs: asText(theirs) })
}

/** Whether two values of a field are the same; a missing one is empty. */
export function equal(one: DraftValue | undefined, other: DraftValue | undefined): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf(value: DraftValue | undefined): string {
  return Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : asText(value || '')
}

function decide(kind: DraftFieldKind, mine: DraftValue, theirs: DraftValue): MergedField {
  const both = {
    boolean: () => true,
    line: () => [asText(mine), asText(theirs)].filter(Boolean).join(' '),
    lines: () => [...new Set([...asList(mine), ...asList(theirs)])],
    'rich text': () => asText(mine) + asText(theirs),
    places: () => [...asReferences(mine), ...asReferences(theirs).filter(notIn(mine))],
    // Mine come first, so that they keep the numbers my texts cite.
    references: () => [...asReferences(mine), ...asReferences(theirs).filter(notIn(mine))],
  }
  return {
    conflicts: [{ mine: asText(mine), theirs: asText(theirs) }],
    choices: { mine, theirs, both: both[kind]() },
  }
}

/** Keeps what either side added and drops what either removed. */
function mergeLists({ base, mine, theirs }: Sides<string[]>): string[] {
  const gone = new Set(base.filter((item) => !mine.includes(item) || !theirs.includes(item)))
  return [...new Set([...theirs, ...mine])].filter((item) => !gone.has(item))
}

function asList(value: DraftValue): string[] {
  return Array.isArray(value) ? value.map(String) : value ? [String(value)] : []
}

function asReferences(value: DraftValue): DraftReference[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object') : []
}

function notIn(value: DraftValue): (reference: DraftReference) => boolean {
  const known = new Set(asReferences(value).map((reference) => JSON.stringify(reference)))
  return (reference) => !known.has(JSON.stringify(reference))
}

function asText(value: DraftValue): string {
  const references = asReferences(value)
  const isNumbered = references.length > 0 && 'publishedIn' in references[0]!
  return isNumbered ? referenceLines(references).join('\n') : valueText(value || '')
}
