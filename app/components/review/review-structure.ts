import { academy } from '../../../content/academy.ts'
import { dayIn } from '../../../shared/calendar-day.ts'
import type { Review } from '../../../shared/review.ts'
import { doctorAddress } from '../doctor-profile/doctor-address.ts'

const academyDay = dayIn(academy.timeZone)

/** Structured data about a page's review (schema.org); empty unless the text is the one that was signed. */
export function reviewStructure(review: Review, siteUrl: string): Record<string, unknown> {
  const { state, reviewedBy, reviewedAt } = review
  if ((state !== 'current' && state !== 'due') || !reviewedBy || !reviewedAt) return {}
  const { _id, name } = reviewedBy
  return {
    reviewedBy: {
      '@type': 'Person',
      name,
      ...(_id !== null && { url: siteUrl + doctorAddress(_id) }),
    },
    lastReviewed: academyDay(new Date(reviewedAt)),
  }
}
