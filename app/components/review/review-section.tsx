import { use } from 'react'
import type { ShownReview } from '../../../shared/review.ts'
import { PropsMarkup } from '../../ui/props-markup/props-markup.tsx'
import { doctorAddress } from '../doctor-profile/doctor-address.ts'
import { contactAbout } from '../contact-form/contact-address.ts'
import { Chapter } from '../chapter/chapter.tsx'
import { PathContext } from '../site-frame/path-context.ts'
import { dayInWords, dayOfTime } from './review-dates.ts'

type Reviewer = NonNullable<ShownReview['reviewedBy']>

/** What a folded review says of itself. */
const sizes: Record<ShownReview['state'], string> = {
  none: 'not yet',
  current: 'by a doctor',
  due: 'overdue',
  changed: 'text changed since',
}

/** States who reviewed a text, when, and until when the review is valid; or that nobody has. */
export function ReviewSection({ review }: { review: ShownReview }) {
  const path = use(PathContext)
  return (
    <Chapter id="review" heading="Review" size={sizes[review.state]}>
      <PropsMarkup as="div" className="review" of={ReviewText} props={{ review, path }} />
    </Chapter>
  )
}

function ReviewText({ review, path }: { review: ShownReview; path: string }) {
  return (
    <>
      <Account review={review} />
      <p className="review-links">
        <a href="/about/review">How we review</a>
        <a href={contactAbout(path)}>Tell us about a mistake</a>
      </p>
    </>
  )
}

function Account({ review }: { review: ShownReview }) {
  const { state, reviewedBy, reviewedAt, dueOn, changedAt, interests } = review
  if (!reviewedBy || !reviewedAt) return <p>No doctor has reviewed this page yet.</p>
  const reviewed = dayOfTime(reviewedAt)
  if (state === 'changed') {
    return (
      <p>
        <ReviewerName reviewer={reviewedBy} /> reviewed an earlier version on {reviewed}. The text
        was changed on {changedAt && dayOfTime(changedAt)}, and the change has not been reviewed
        yet.
      </p>
    )
  }
  const { credentials, specialty } = reviewedBy
  return (
    <>
      <p className="review-by">
        Reviewed by <ReviewerName reviewer={reviewedBy} />
        {[credentials, specialty].map((text) => text && `, ${text}`)}
      </p>
      <ul role="list">
        <li>Last reviewed: {reviewed}</li>
        {dueOn && (
          <li>
            Next review due: {dayInWords(dueOn)}
            {state === 'due' && ' (overdue)'}
          </li>
        )}
        <li>Interests: {interests}</li>
      </ul>
    </>
  )
}

/** Links to the doctor's profile, unless the doctor has left. */
function ReviewerName({ reviewer: { _id, name } }: { reviewer: Reviewer }) {
  return _id === null ? name : <a href={doctorAddress(_id)}>{name}</a>
}
