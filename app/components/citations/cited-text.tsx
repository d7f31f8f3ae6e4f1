import type { Citations } from './citations.ts'

type CitedTextProps = { text: string; citations: Citations }

/** A text whose markers lead to the list of sources. */
export function CitedText({ text, citations }: CitedTextProps) {
  return citations.piecesOf(text).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a
        key={`${piece.number}-${piece.place}`}
        id={`cite-${piece.number}-${piece.place}`}
        className="citation"
        href={`#ref-${piece.number}`}
        aria-label={`Reference ${piece.number}`}
      >
        {piece.number}
      </a>
    ),
  )
}
