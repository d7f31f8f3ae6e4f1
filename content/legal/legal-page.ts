/** A legal page. `effectiveDate` is shown as written. */
export type LegalPage = {
  path: '/terms' | '/legal' | '/privacypolicy'
  title: string
  description: string
  effectiveDate: string
  intro: string[]
  sections: { heading: string; paragraphs: string[]; list?: string[] }[]
}
