import type { DraftFieldKind, DraftValue } from './draft.ts'
import { type Conflict, conflictsIn, mergeRichText, resolve } from './merge-rich-text.ts'

/** What becomes of a field, or what a person has to decide: both versions, and the field as each choice makes it. */
export type MergedField =
  | { value: DraftValue }
  | { conflicts: Conflict[]; choices: Record<'mine' | 'theirs' | 'both', DraftValue> }

type Sides<Value> = { base: Value; mine: Value; theirs: Value }
type PerhapsBase = Omit<Sides<DraftValue>, 'base'> & { base: DraftValue | undefined }

/**
 * Three-way merge of one field of a draft: the side that changed it, and where both did, as much as
 * joins by itself. Nothing does where nobody knows the `base`, but of yes and no the result is yes.
 */
export function mergeField(kind: DraftFieldKind, { base, mine, theirs }: PerhapsBase): MergedField {
  if (equal(mine, theirs)) return { value: mine }
  if (kind === 'boolean' && base === undefined) return { value: true }
  if (base === undefined) return decide(kind, mine, theirs)
  if (equal(base, theirs)) return { value: mine }
  if (equal(base, mine)) return { value: theirs }
  if (kind === 'lines') {
    return { value: mergeLists({ base: asList(base), mine: asList(mine), theirs: asList(theirs) }) }
  }
  const texts = { base: asText(base), mine: asText(mine), theirs: asText(theirs) }
  return kind === 'rich text' ? mergedText(texts) : decide(kind, mine, theirs)
}

/** Whether two values of a field are the same; a missing one is empty. */
export function equal(one: DraftValue | undefined, other: DraftValue | undefined): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf(value: DraftValue | undefined): string {
  return Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : String(value || '')
}

function mergedText({ base, mine, theirs }: Sides<string>): MergedField {
  const merged = mergeRichText(base, mine, theirs)
  const conflicts = conflictsIn(merged)
  if (conflicts.length === 0) return { value: resolve(merged, 'mine') }
  const choices = {
    mine: resolve(merged, 'mine'),
    theirs: resolve(merged, 'theirs'),
    both: resolve(merged, 'both'),
  }
  return { conflicts, choices }
}

function decide(kind: DraftFieldKind, mine: DraftValue, theirs: DraftValue): MergedField {
  const both = {
    boolean: () => true,
    line: () => [asText(mine), asText(theirs)].filter(Boolean).join(' '),
    lines: () => [...new Set([...asList(mine), ...asList(theirs)])],
    'rich text': () => asText(mine) + asText(theirs),
  }
  return {
    conflicts: [{ mine: asText(mine), theirs: asText(theirs) }],
    choices: { mine, theirs, both: both[kind]() },
  }
}

/** What either side added is there, what either removed is gone. */
function mergeLists({ base, mine, theirs }: Sides<string[]>): string[] {
  const gone = new Set(base.filter((item) => !mine.includes(item) || !theirs.includes(item)))
  return [...new Set([...theirs, ...mine])].filter((item) => !gone.has(item))
}

function asList(value: DraftValue): string[] {
  return Array.isArray(value) ? value : value ? [String(value)] : []
}

function asText(value: DraftValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value || '')
}
