import type { Review } from '../../../shared/review.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { dayOfTime } from './review-dates.ts'

const icons = { none: 'person', current: 'check', due: 'care', changed: 'care' } as const

/** Says below a title whether a doctor has reviewed the text, and links to the review section. */
export function TrustLine({ review }: { review: Review }) {
  const { state, reviewedBy } = review
  const isSigned = reviewedBy && (state === 'current' || state === 'due')
  return (
    <p className="trust-line" data-review={state}>
      <a href="#review">
        <Icon name={icons[state]} />
        {trustWords(review)}
      </a>
      {isSigned && ` · Reviewer: ${reviewedBy.name}`}
    </p>
  )
}

function trustWords({ state, reviewedAt }: Review): string {
  if (!reviewedAt) return 'Not yet reviewed by a doctor'
  if (state === 'changed') return 'Changed since its review'
  const last = `Last reviewed ${dayOfTime(reviewedAt)}`
  return state === 'due' ? `${last}, review overdue` : last
}
