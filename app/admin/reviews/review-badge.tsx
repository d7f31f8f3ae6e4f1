import type { Review } from '../../../shared/review.ts'
import { stateNames } from './review-states.ts'

/** Stands before the state of a page to which a doctor asks for changes. */
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
