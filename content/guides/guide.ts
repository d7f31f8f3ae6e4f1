import type { MedicalPage } from '../medical-page.ts'

/** An article of the academy on a complaint that has many causes, so that no condition page covers it. */
export type Guide = MedicalPage & {
  kind: 'guide'
  /** What a reader notices, for the card that leads here. */
  sentence: string
}
