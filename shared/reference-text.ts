import type { DraftReference } from './reference.ts'

/** A reference as one line of text. */
export function referenceText(reference: DraftReference): string {
  const { authors, title, publishedIn, year, doi, pmid, url, accessed } = reference
  const parts = [
    authors,
    title,
    [publishedIn, year].filter(Boolean).join(', '),
    doi && `doi:${doi}`,
    pmid && `PMID ${pmid}`,
    url,
    accessed && `Opened ${accessed}`,
  ]
  return parts
    .filter(Boolean)
    .map((part) => String(part))
    .map((part, index, all) => (index === all.length - 1 ? part : ended(part)))
    .join(' ')
}

/** The references of a list as lines of text, numbered. */
export function referenceLines(references: readonly DraftReference[]): string[] {
  return references.map((reference, index) => `${index + 1}. ${referenceText(reference)}`)
}

/** The text with a full stop, unless it already ends a sentence. */
export function ended(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
