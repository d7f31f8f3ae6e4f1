import type { Review } from '../../../shared/review.ts'
import { stateNames } from './review-states.ts'

export function ReviewBadge({ state }: Pick<Review, 'state'>) {
  return (
    <span className="state-badge" data-review={state}>
      {stateNames[state]}
    </span>
  )
}
