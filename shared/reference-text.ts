import type { DraftReference } from './reference.ts'

/** What is known of a reference, in one line of words. */
export function referenceText(reference: DraftReference): string {
  const { authors, title, publishedIn, year, doi, pmid, url, accessed } = reference
  const parts = [
    ...[authors, title, [publishedIn, year].filter(Boolean).join(', ')],
    ...[doi && `doi:${doi}`, pmid && `PMID ${pmid}`, url, accessed && `Opened ${accessed}`],
  ]
  return parts
    .filter(Boolean)
    .map((part) => String(part))
    .map((part, index, all) => (index === all.length - 1 ? part : ended(part)))
    .join(' ')
}

/** The same of a list, each with its number in front. */
export function referenceLines(references: readonly DraftReference[]): string[] {
  return references.map((reference, index) => `${index + 1}. ${referenceText(reference)}`)
}

/** The text with a full stop, unless it ends a sentence already. */
export function ended(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
