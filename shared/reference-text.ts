import type { DraftReference } from './reference.ts'

/** What is known of a reference, in one line of words. */
export function referenceText(reference: DraftReference): string {
  const { authors, title, publishedIn, year, doi, pmid, url, accessed } = reference
  const parts = [
    ...[authors, title, [publishedIn, year].filter(Boolean).join(', ')],
    ...[doi && `doi:${doi}`, pmid && `PMID ${pmid}`, url, accessed && `Opened ${accessed}`],
  ]
  return parts
    .map((part) => String(part ?? '').replace(/\.$/, ''))
    .filter(Boolean)
    .join('. ')
}

/** The same of a list, each with its number in front. */
export function referenceLines(references: readonly DraftReference[]): string[] {
  return references.map((reference, index) => `${index + 1}. ${referenceText(reference)}`)
}
