import { compareRichText, type ParagraphChange } from '../../shared/compare-rich-text.ts'
import { contentHash, type SignedPart, type SignedText } from '../review-state/signed-text.ts'

/** The changes in one part of a page, such as `Description`. */
export type PartChange = {
  label: string
  changes: ParagraphChange[]
  /** Number of changes that are not listed. */
  further: number
  /** Whether pictures differ, or only the layout does, such as the cells of a table. */
  isRearranged: boolean
}

/** The limit for removed text that is listed, in characters with markup. The same applies to new text. */
const mostListed = 50_000
/** Characters of markup per paragraph, and per run of words in it. */
const markup = 150

/**
 * Returns the parts that differ, in page order, with the paragraphs that changed; only the first of very many
 * changes. Takes up to a second for the longest texts.
 */
export function textChanges(before: SignedText, now: SignedText): PartChange[] {
  const names = [...new Set([...now, ...before].map(({ name }) => name))]
  const empty = { label: '', html: '' }
  const left = { gone: mostListed, now: mostListed }
  const isListed = (change: ParagraphChange) => {
    const isGone = change.kind === 'removed' || change.kind === 'moved-away'
    return (left[isGone ? 'gone' : 'now'] -= lengthOf(change)) >= 0
  }
  return names.flatMap((name) => {
    const isThis = (part: SignedPart) => part.name === name
    const old = before.find(isThis) ?? { name, ...empty }
    const present = now.find(isThis) ?? { name, ...empty }
    if (contentHash([old]) === contentHash([present])) return []
    const all = compareRichText(old.html, present.html).filter(({ kind }) => kind !== 'same')
    const changes = all.filter(isListed)
    const label = present.label || old.label
    const hasOtherPictures = picturesIn(old.html) !== picturesIn(present.html)
    const isRearranged = hasOtherPictures || all.length === 0
    return [{ label, changes, further: all.length - changes.length, isRearranged }]
  })
}

/** Returns the addresses of the pictures in rich text. */
function picturesIn(html: string): string {
  return Array.from(html.matchAll(/<img\b[^>]* src="([^"]*)"/g), ([, src]) => src).join(' ')
}

function lengthOf(change: ParagraphChange): number {
  const runs = change.kind === 'changed' ? change.runs : [change.paragraph]
  const words = runs.flatMap((run) => run.words)
  return (
    markup * (1 + runs.length) +
    words.reduce((sum, { text, marks }) => sum + text.length + 20 * marks.length, 0)
  )
}
