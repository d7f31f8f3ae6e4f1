import { referenceLimits } from '../../../shared/reference.ts'
import {
  replaceHtmlMarkers,
  replaceNumbers,
  splitMarkers,
} from '../../../shared/reference-markers.ts'

/** A cited number, and which of its mentions on the page this is. Both count from 1. */
export type Citation = { number: number; place: number }

/** How often a page mentions a number. */
export type PlacesOf = (number: number) => number

export type Citations = {
  /** Splits a text into words and the numbers of its markers. */
  piecesOf: (text: string) => readonly (string | Citation)[]
  placesOf: PlacesOf
}

/** Finds the citation markers in plain texts, given in page order. `references` is how many the page lists. */
export function findCitations(texts: readonly string[], references: number): Citations {
  const { mention, placesOf } = countMentions(references)
  const pieces = new Map(
    texts.map((text) => [
      text,
      splitMarkers(text).map((piece) =>
        typeof piece === 'number' ? (mention(piece) ?? String(piece)) : piece,
      ),
    ]),
  )
  return { piecesOf: (text) => pieces.get(text) ?? [text], placesOf }
}

/** Does the same in clean rich texts: links each number that has a reference. */
export function linkCitations<Texts extends readonly string[]>(
  texts: Texts,
  references: number,
): { texts: { [Index in keyof Texts]: string }; placesOf: PlacesOf } {
  const { mention, placesOf } = countMentions(references)
  const link = (number: number) => {
    const citation = mention(number)
    if (!citation) return String(number)
    const { id, className, href, label } = citationLink(citation)
    return `<a id="${id}" class="${className}" href="${href}" aria-label="${label}">${number}</a>`
  }
  const linked = texts.map((html) =>
    references === 0 ? html : replaceHtmlMarkers(html, (marker) => replaceNumbers(marker, link)),
  )
  return { texts: linked as { [Index in keyof Texts]: string }, placesOf }
}

/** Id, address and label of a link from a text to the reference list. */
export function citationLink({ number, place }: Citation) {
  return {
    id: `cite-${number}-${place}`,
    className: 'citation',
    href: `#ref-${number}`,
    label: `Reference ${number}`,
  }
}

/** Per page: an article cites in two texts. Only texts older than the limit have more. */
const mostLinks = 2 * referenceLimits.citations

/** Counts the mentions of each reference on a page. `references` is the number of references. */
function countMentions(references: number) {
  const places = new Map<number, number>()
  const placesOf: PlacesOf = (number) => places.get(number) ?? 0
  let links = 0
  return {
    /** Undefined if there is no such reference, and once `mostLinks` is reached. */
    mention(number: number): Citation | undefined {
      if (number > references || links === mostLinks) return undefined
      links += 1
      const place = placesOf(number) + 1
      places.set(number, place)
      return { number, place }
    },
    placesOf,
  }
}
