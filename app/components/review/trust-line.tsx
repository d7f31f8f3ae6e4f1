import type { Review, ShownReview } from '../../../shared/review.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { dayOfTime } from './review-dates.ts'

/** Shown to readers while a doctor's objection is being checked. */
const questioned = 'A doctor has asked for changes to this page. We are checking it.'

const icons = { none: 'person', current: 'check', due: 'care', changed: 'care' } as const

/** The review state below a title, linked to the review section. */
export function TrustLine({ review }: { review: ShownReview }) {
  const { state, reviewedBy, isQuestioned } = review
  const isSigned = reviewedBy && (state === 'current' || state === 'due')
  return (
    <>
      <p className="trust-line" data-review={state}>
        <a href="#review">
          <Icon name={icons[state]} />
          {trustWords(review)}
        </a>
        {isSigned && ` · Reviewer: ${reviewedBy.name}`}
      </p>
      {isQuestioned && <p className="review-notice">{questioned}</p>}
    </>
  )
}

/** The review state in a few words. */
export function trustWords({ state, reviewedAt }: Review): string {
  if (!reviewedAt) return 'Not yet reviewed by a doctor'
  if (state === 'changed') return 'Changed since its review'
  const last = `Last reviewed ${dayOfTime(reviewedAt)}`
  return state === 'due' ? `${last}, review overdue` : last
}
