import { laterNewsOf } from '../../content/works/later-news.ts'
import { referenceAddress, type Work } from '../../shared/reference.ts'
import { escaped } from './signed-text.ts'

/** Returns references as a numbered list in rich text, with all their details. */
export function referenceList(references: readonly Work[]): string {
  const items = references.map((reference) => {
    const { kind, authors, title, publishedIn, year, doi, pmid, url, accessed } = reference
    const known = [
      ...[authors, title, [publishedIn, year].filter(Boolean).join(', ')],
      ...[
        kind === 'journal' ? '' : kind,
        doi && `doi:${doi}`,
        pmid && `PMID ${pmid}`,
        accessed && `Opened ${accessed}`,
        laterNewsOf(reference)?.words,
      ],
    ].filter(Boolean)
    const addresses = new Set([referenceAddress(reference), url].filter(Boolean))
    const links = Array.from(addresses, linkTo).join(' ')
    return `<li>${escaped(`${known.join('. ')}.`)} ${links}</li>`
  })
  return `<ol>${items.join('')}</ol>`
}

const linkTo = (url: string) => `<a href="${escaped(url)}">${escaped(url)}</a>`
