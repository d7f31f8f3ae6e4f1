/** A number in a text, and which mention of it on the page this is. Both count from 1. */
export type Citation = { number: number; place: number }

export type Citations = {
  /** Words, and the numbers of markers, in turn. */
  piecesOf: (text: string) => readonly (string | Citation)[]
  /** How often the page mentions a number. */
  placesOf: (number: number) => number
}

/** A number between the brackets of a marker. */
const cited = /(?<=\[(?:\d{1,2}, )*)(\d{1,2})(?=(?:, \d{1,2})*\])/

/** Finds the markers, such as [1] or [2, 3], in the texts of a page, which come in its order. */
export function findCitations(texts: readonly string[]): Citations {
  const places = new Map<number, number>()
  const pieces = new Map(
    texts.map((text) => [
      text,
      text.split(cited).map((part, index) => (index % 2 === 1 ? mention(Number(part)) : part)),
    ]),
  )

  function mention(number: number): Citation {
    const place = (places.get(number) ?? 0) + 1
    places.set(number, place)
    return { number, place }
  }

  return {
    piecesOf: (text) => pieces.get(text) ?? [text],
    placesOf: (number) => places.get(number) ?? 0,
  }
}
