import { Link } from 'react-router'
import type { Blog } from '../../../shared/blog.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { reviewRequestAddress } from '../reviews/review-states.ts'

type ReviewNoticeProps = { before: Blog | undefined; after: Blog }

/** Said after a save that made a reviewed text one that nobody has reviewed; undefined after others. */
export function reviewNotice({ before, after }: ReviewNoticeProps) {
  if (!before) return undefined
  const { state, reviewedAt } = before.review
  const wasReviewed = state === 'current' || state === 'due'
  if (!wasReviewed || !reviewedAt || after.review.state !== 'changed') return undefined
  return (
    <>
      <p>
        This text was reviewed on {writtenDay(reviewedAt)}. The change has to be reviewed again.
      </p>
      <p>
        <Link to={reviewRequestAddress('article', after._id, after.title)}>Ask for a review</Link>
      </p>
    </>
  )
}
