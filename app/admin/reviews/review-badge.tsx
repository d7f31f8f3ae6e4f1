import type { Review } from '../../../shared/review.ts'
import { stateNames } from './review-states.ts'

/** Marks a page that has an open objection. */
export function ObjectionBadge() {
  return (
    <span className="state-badge" data-objection>
      Changes asked for
    </span>
  )
}

export function ReviewBadge({ state }: Pick<Review, 'state'>) {
  return (
    <span className="state-badge" data-review={state}>
      {stateNames[state]}
    </span>
  )
}
