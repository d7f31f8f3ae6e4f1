/** A legal page. `effectiveDate` is shown as written. */
export type LegalPage = {
  path: '/terms' | '/legal' | '/privacypolicy'
  title: string
  description: string
  effectiveDate: string
  /** The day on which its words changed last, such as `2026-11-23`. */
  lastChanged: string
  intro: string[]
  sections: { heading: string; paragraphs: string[]; list?: string[] }[]
}
