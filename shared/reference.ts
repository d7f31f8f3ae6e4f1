export const referenceKinds = ['journal', 'guideline', 'web', 'book', 'other'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** A published work. */
export type Work = {
  kind: ReferenceKind
  authors: string
  title: string
  publishedIn: string
  year: number | null
  /** In lower case, without `doi:` or an address in front; or empty. */
  doi: string
  pmid: string
  url: string
  /** The day on which its address was opened, `YYYY-MM-DD`; or empty. */
  accessed: string
}

/** A reference of a text. Its number is its place in the list, from 1. */
export type Reference = Work & { _id: string }

/** A reference in a request; one without `_id` is new. */
export type ReferenceInput = Work & { _id?: string | undefined }

/** A reference while somebody writes it: none of its rules need to hold. */
export type DraftReference = Record<string, string | number | null>

/** `citations` of one text, counted by the numbers in its markers; `backLinks` of one reference. */
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

/** A DOI as it is stored, whether or not it has the form of one. */
export function normalizeDoi(text: string): string {
  return text.trim().replace(doiPrefix, '').toLowerCase()
}

/** The address behind which a work is found, empty where there is none: its DOI's, its own or PubMed's. */
export function referenceAddress({ doi, url, pmid }: Pick<Work, 'doi' | 'url' | 'pmid'>): string {
  if (doi) return `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`
  return url || (pmid && pubMedAddress(pmid))
}

export function pubMedAddress(pmid: string): string {
  return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
}
