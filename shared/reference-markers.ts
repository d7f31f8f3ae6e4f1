// Markers such as [1], [1, 3] and [2-4], which cite the references of a text.

const number = String.raw`(?:60|[1-5]\d|[1-9])`
const space = String.raw`(?:\s|&nbsp;)*`
const marker = new RegExp(
  String.raw`(?:\s|&nbsp;)?\[${space}${number}(?:${space}[,\-\u2013]${space}${number})*${space}\]`,
  'g',
)
const token = /<(\/?)([a-z][a-z0-9]*)(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+|</gi
/** Elements in which brackets are plain text. */
const literal = new Set(['pre', 'code', 'a'])

/** Splits a plain text into its text and the numbers in its markers, in order. */
export function splitMarkers(text: string): (string | number)[] {
  const parts = text.split(new RegExp(`(${marker.source})`))
  return parts.flatMap((part, index) =>
    index % 2 === 0
      ? part
      : part.split(/(\d+)/).map((piece, at) => (at % 2 === 1 ? Number(piece) : piece)),
  )
}

/** A plain text without its markers. */
export const withoutMarkers = (text: string): string => text.replace(marker, '')

/** Replaces the markers of clean rich text outside code and links; each includes the space before it, if any. */
export function replaceHtmlMarkers(html: string, replace: (marker: string) => string): string {
  let depth = 0
  return html.replace(token, (part, slash: string, name: string | undefined) => {
    if (name === undefined)
      return depth > 0 ? part : part.replace(marker, (found) => replace(found))
    if (literal.has(name.toLowerCase())) depth = Math.max(0, depth + (slash ? -1 : 1))
    return part
  })
}

/** Replaces the numbers in a marker. */
export function replaceNumbers(found: string, replace: (number: number) => string): string {
  return found.replace(/\d+/g, (digits) => replace(Number(digits)))
}

/** The numbers in the markers of clean rich text, as written, in order. */
export function citedNumbers(html: string): number[] {
  const numbers: number[] = []
  replaceHtmlMarkers(html, (found) => {
    replaceNumbers(found, (cited) => {
      numbers.push(cited)
      return ''
    })
    return found
  })
  return numbers
}

/**
 * Renumbers the markers of clean rich text: `renumber` returns a reference's new number, undefined if it is
 * gone. A marker left empty is removed along with the space before it.
 */
export function renumberMarkers(
  html: string,
  renumber: (number: number) => number | undefined,
): string {
  return replaceHtmlMarkers(html, (found) => {
    const before = numbersOf(found)
    const after = before.map(renumber)
    if (after.every((now, index) => now === before[index])) return found
    const left = [...new Set(after.filter((now) => now !== undefined))]
    if (left.length === 0) return ''
    const dash = /[-–]/.exec(found)?.[0]
    const lead = found.slice(0, found.indexOf('['))
    return `${lead}[${dash === undefined ? left.join(', ') : joinRanges(left, dash)}]`
  })
}

/** All numbers of a marker, including those inside ranges. */
function numbersOf(found: string): number[] {
  return found.split(',').flatMap((part) => {
    const ends = [...part.matchAll(/\d+/g)].map(Number)
    const [first, last] = [Math.min(...ends), Math.max(...ends)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

function joinRanges(numbers: number[], dash: string): string {
  const runs: [number, number][] = []
  for (const next of numbers.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && run[1] === next - 1) run[1] = next
    else runs.push([next, next])
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}${dash}${last}`)).join(', ')
}
