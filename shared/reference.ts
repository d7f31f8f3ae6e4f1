export const referenceKinds = ['journal', 'guideline', 'web', 'book', 'other'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** A published work. */
export type Work = {
  kind: ReferenceKind
  authors: string
  title: string
  publishedIn: string
  year: number | null
  /** In lower case, without a `doi:` or URL prefix; or empty. */
  doi: string
  pmid: string
  url: string
  /** The day its address was opened, `YYYY-MM-DD`; or empty. */
  accessed: string
}

/** A reference of a text. Its number is its position in the list, counted from 1. */
export type Reference = Work & { _id: string }

/** A reference in a request; one without `_id` is new. */
export type ReferenceInput = Work & { _id?: string | undefined }

/** A reference being edited: it need not meet the rules yet. */
export type DraftReference = Record<string, string | number | null>

/** `citations`: numbers in the markers of one text; `backLinks`: per reference. */
export const referenceLimits = {
  list: 60,
  authors: 500,
  title: 500,
  publishedIn: 300,
  url: 500,
  citations: 1000,
  backLinks: 20,
}

const doiPrefix = /^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/)\s*/i

/** A DOI in its stored form; does not check that it is valid. */
export function normalizeDoi(text: string): string {
  return text.trim().replace(doiPrefix, '').toLowerCase()
}

/** The address of a work: its DOI's, its own or PubMed's; empty if it has none. */
export function referenceAddress({ doi, url, pmid }: Pick<Work, 'doi' | 'url' | 'pmid'>): string {
  if (doi) return `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`
  return url || (pmid && pubMedAddress(pmid))
}

export function pubMedAddress(pmid: string): string {
  return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
}
