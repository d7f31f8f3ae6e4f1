import { citationLink, type Citations } from './citations.ts'

type CitedTextProps = { text: string; citations: Citations }

/** A text whose markers link to the list of references. */
export function CitedText({ text, citations }: CitedTextProps) {
  return citations.piecesOf(text).map((piece) => {
    if (typeof piece === 'string') return piece
    const { label, ...link } = citationLink(piece)
    return (
      <a key={link.id} {...link} aria-label={label}>
        {piece.number}
      </a>
    )
  })
}
