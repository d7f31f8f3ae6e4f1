import { compareRichText, type ParagraphChange } from '../../shared/compare-rich-text.ts'
import { contentHash, type SignedPart, type SignedText } from '../review-state/signed-text.ts'

/** A part of a page, such as `Description`, and what became of its paragraphs. */
export type PartChange = { label: string; changes: ParagraphChange[] }

/** The parts whose words differ, in the order of the page, without paragraphs that stayed as they were. */
export function textChanges(before: SignedText, now: SignedText): PartChange[] {
  const names = [...new Set([...now, ...before].map(({ name }) => name))]
  const empty = { label: '', html: '' }
  return names.flatMap((name) => {
    const isThis = (part: SignedPart) => part.name === name
    const old = before.find(isThis) ?? { name, ...empty }
    const present = now.find(isThis) ?? { name, ...empty }
    if (contentHash([old]) === contentHash([present])) return []
    const changes = compareRichText(old.html, present.html)
    const label = present.label || old.label
    return [{ label, changes: changes.filter(({ kind }) => kind !== 'same') }]
  })
}
