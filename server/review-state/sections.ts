import { splitSections } from '../../shared/split-sections.ts'
import { contentHash, type SectionName, type SignedPart, type SignedText } from './signed-text.ts'

/** A section of a page. `hash` is that of its text, by the same rules as for the whole page. */
export type SignedSection = SectionName & { hash: string }

/** Returns the non-empty sections of a text in page order; none if its parts name no sections. */
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
