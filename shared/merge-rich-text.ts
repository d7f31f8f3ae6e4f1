import { diffArrays } from 'diff'
import type { Conflict, MergeTexts } from './merge-field.ts'
import { blockKey, openContainer, splitBlocks } from './split-blocks.ts'

/** A merged text: pieces of HTML and conflicts for a person to decide, in order. */
export type MergedText = (string | Conflict)[]
export type Choice = 'mine' | 'theirs' | 'both'

/** Replaces the base's blocks from `start` up to `end` with `blocks`. */
type Change = { start: number; end: number; blocks: string[] }

/**
 * Merges three ways, by paragraph and list item. `base` is what both sides started from. A change by one
 * side wins; insertions at the same place are all kept, theirs first; a change by both is a conflict.
 */
export function mergeRichText(base: string, mine: string, theirs: string): MergedText {
  if (same(mine, theirs) || same(base, theirs)) return [mine]
  if (same(base, mine)) return [theirs]
  return mergeBlocks(splitBlocks(base), splitBlocks(mine), splitBlocks(theirs))
}

function mergeBlocks(blocks: string[], mine: string[], theirs: string[]): MergedText {
  const waiting = { mine: changesOf(blocks, mine), theirs: changesOf(blocks, theirs) }
  const merged: MergedText = []
  let at = 0
  while (waiting.mine.length + waiting.theirs.length > 0) {
    const { start, end, ours, others } = nextStretch(waiting.mine, waiting.theirs)
    merged.push(...blocks.slice(at, start))
    merged.push(...decide(blocks, { start, end, mine: ours, theirs: others }))
    at = end
  }
  return joined([...merged, ...blocks.slice(at)])
}

/** Like `mergeRichText`; returns the merged text, or the conflicts with the result of each choice. */
export const mergeTexts: MergeTexts = ({ base, mine, theirs }) => {
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

/** The text with the same choice for every conflict. `both` puts theirs after mine. */
export function resolve(merged: MergedText, choice: Choice): string {
  const parts = merged.map((part) => (typeof part === 'string' ? part : chosen(part, choice)))
  return parts.join('').replace(emptied, '')
}

/** A list, quote or callout that is left empty. */
const emptied = /<(ul|ol|blockquote|aside)\b[^>]*><\/\1>/gi

/** The conflicts left for a person to decide. */
export function conflictsIn(merged: MergedText): Conflict[] {
  return merged.filter((part) => typeof part !== 'string')
}

function chosen({ mine, theirs }: Conflict, choice: Choice): string {
  return choice === 'both' ? mine + theirs : { mine, theirs }[choice]
}

function same(one: string, other: string): boolean {
  return one === other || blockKey(one) === blockKey(other)
}

/** The changes, as small as possible: if the number of blocks stays the same, one change per block. */
function changesOf(base: string[], text: string[]): Change[] {
  const changes: Change[] = []
  let at = 0
  let atText = 0
  let open: Change | undefined
  for (const { added, removed, count } of diffArrays(base.map(blockKey), text.map(blockKey))) {
    if (!added && !removed) {
      at += count
      atText += count
      open = undefined
      continue
    }
    if (!open) changes.push((open = { start: at, end: at, blocks: [] }))
    if (removed) open.end = at += count
    else open.blocks.push(...text.slice(atText, (atText += count)))
  }
  return changes.flatMap(oneByOne)
}

function oneByOne(change: Change): Change[] {
  const { start, end, blocks } = change
  if (blocks.length !== end - start) return [change]
  return blocks.map((block, index) => ({
    start: start + index,
    end: start + index + 1,
    blocks: [block],
  }))
}

/** Takes the next change off its queue, along with all changes in both queues that touch the same blocks. */
function nextStretch(mine: Change[], theirs: Change[]) {
  const ours: Change[] = []
  const others: Change[] = []
  const { start, end: firstEnd } = before(theirs[0], mine[0]) ? theirs[0]! : mine[0]!
  let end = firstEnd
  const take = (from: Change[], to: Change[]): boolean => {
    const next = from[0]
    if (!next || !(next.start < end || (next.start === start && next.end === firstEnd)))
      return false
    to.push(next)
    from.shift()
    end = Math.max(end, next.end)
    return true
  }
  while (take(mine, ours) || take(theirs, others));
  return { start, end, ours, others }
}

/** Insertions come before changes to the block that follows them. */
function before(one: Change | undefined, other: Change | undefined): boolean {
  if (!one || !other) return one !== undefined
  return one.start === other.start ? one.end <= other.end : one.start < other.start
}

type Stretch = { start: number; end: number; mine: Change[]; theirs: Change[] }

function decide(base: string[], { start, end, mine, theirs }: Stretch): MergedText {
  const ours = applied(base, start, end, mine)
  const others = applied(base, start, end, theirs)
  if (theirs.length === 0 || same(ours, others)) return [ours]
  if (mine.length === 0) return [others]
  if (start === end) return [others, ours]
  const whole = base.slice(start, end).join('')
  return mergeInside(whole, ours, others) ?? [{ mine: ours, theirs: others }]
}

/** Merges the contents of a list, quote or callout, if all three sides are a single one of the same kind. */
function mergeInside(base: string, mine: string, theirs: string): MergedText | undefined {
  const [from, ours, others] = [base, mine, theirs].map(openContainer)
  if (!from || !ours || !others) return undefined
  if (from.open !== ours.open || from.open !== others.open) return undefined
  return [from.open, ...mergeBlocks(from.blocks, ours.blocks, others.blocks), from.close]
}

function applied(base: string[], start: number, end: number, changes: Change[]): string {
  const parts: string[] = []
  let at = start
  for (const change of changes) {
    parts.push(...base.slice(at, change.start), ...change.blocks)
    at = change.end
  }
  return [...parts, ...base.slice(at, end)].join('')
}

/** Joins adjacent pieces of HTML. */
function joined(parts: MergedText): MergedText {
  const result: MergedText = []
  for (const part of parts) {
    const last = result.at(-1)
    if (typeof part === 'string' && typeof last === 'string') {
      result[result.length - 1] = last + part
    } else result.push(part)
  }
  return result
}
