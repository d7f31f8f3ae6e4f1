import { compareRichText, type ParagraphChange } from '../../shared/compare-rich-text.ts'
import { contentHash, type SignedPart, type SignedText } from '../review-state/signed-text.ts'

/** A part of a page, such as `Description`, and what became of its paragraphs. */
export type PartChange = {
  label: string
  changes: ParagraphChange[]
  /** Changes beyond those that are told. */
  further: number
}

/** Characters of what is gone that are told, markup included, and as many of what is new. */
const mostTold = 50_000
/** What each paragraph, and each stretch of words in it, takes besides its words. */
const markup = 150

/**
 * The parts whose words differ, in the order of the page, without paragraphs that stayed as they were;
 * only the first of very many changes. Takes up to a second for the longest texts.
 */
export function textChanges(before: SignedText, now: SignedText): PartChange[] {
  const names = [...new Set([...now, ...before].map(({ name }) => name))]
  const empty = { label: '', html: '' }
  const left = { gone: mostTold, now: mostTold }
  const isTold = (change: ParagraphChange) => {
    const isGone = change.kind === 'removed' || change.kind === 'moved-away'
    return (left[isGone ? 'gone' : 'now'] -= lengthOf(change)) >= 0
  }
  return names.flatMap((name) => {
    const isThis = (part: SignedPart) => part.name === name
    const old = before.find(isThis) ?? { name, ...empty }
    const present = now.find(isThis) ?? { name, ...empty }
    if (contentHash([old]) === contentHash([present])) return []
    const all = compareRichText(old.html, present.html).filter(({ kind }) => kind !== 'same')
    const changes = all.filter(isTold)
    const label = present.label || old.label
    return [{ label, changes, further: all.length - changes.length }]
  })
}

function lengthOf(change: ParagraphChange): number {
  const runs = change.kind === 'changed' ? change.runs : [change.paragraph]
  const words = runs.flatMap((run) => run.words)
  return (
    markup * (1 + runs.length) +
    words.reduce((sum, { text, marks }) => sum + text.length + 20 * marks.length, 0)
  )
}
