import { splitSections } from '../../shared/split-sections.ts'
import { contentHash, type SectionName, type SignedPart, type SignedText } from './signed-text.ts'

/** A part of a page that a doctor reads at one go. `hash` changes as that of the whole text does. */
export type SignedSection = SectionName & { hash: string }

/** The sections of a text that have words, in the order of the page. Empty where its parts name none. */
export function sectionsOf(text: SignedText): SignedSection[] {
  const sections = new Map<string, { label: string; parts: Piece[] }>()
  for (const { id, label, ...piece } of text.flatMap(piecesOf)) {
    const section = sections.get(id) ?? { label, parts: [] }
    section.parts.push(piece)
    sections.set(id, section)
  }
  const none = contentHash([])
  return [...sections]
    .map(([id, { label, parts }]) => ({ id, label, hash: contentHash(parts) }))
    .filter(({ hash }) => hash !== none)
}

type Piece = Pick<SignedPart, 'name' | 'html'>

function piecesOf({ name, html, section, hasSections }: SignedPart): (SectionName & Piece)[] {
  if (!section) return []
  if (!hasSections) return [{ ...section, name, html }]
  return splitSections(html).map(({ id, heading, html }, index) => {
    const own = index === 0 ? section : { id, label: heading || `Part ${index + 1}` }
    return { ...own, name, html }
  })
}
