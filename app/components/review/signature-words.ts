// The statement and choices of a signing doctor, on the page behind the mailed link and in the panel.
import { reviewPeriods } from '../../../shared/review.ts'

export const statement =
  'I have read the whole text and its references. To the best of my knowledge it is right and safe for patients.'

export const interestsHint =
  'Such as fees, shares or patents. Readers see this. Write “none” where there are none.'

/** The choices for the time until the next review, in months and in words. */
export const periods = reviewPeriods.map((months) => ({
  value: String(months),
  label: months === 12 ? '1 year' : `${months / 12} years`,
}))
