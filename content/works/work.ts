import type { ReferenceKind, Work } from '../../shared/reference.ts'

type Given = Pick<Work, 'authors' | 'title'> & Partial<Omit<Work, 'kind'>>

const ofKind =
  (kind: ReferenceKind) =>
  (given: Given): Work => ({
    kind,
    publishedIn: '',
    year: null,
    doi: '',
    pmid: '',
    url: '',
    accessed: '',
    ...given,
  })

export const journal = ofKind('journal')
export const guideline = ofKind('guideline')
export const webPage = ofKind('web')
export const book = ofKind('book')
export const otherWork = ofKind('other')
