import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '../../../shared/limits.ts'
import type { ReviewComment, ReviewedPage } from '../../../shared/review.ts'
import { reviews } from '../client/reviews.ts'
import { writtenDay } from '../frame/panel-dates.ts'

type PageName = Pick<ReviewedPage, 'kind' | 'id'>
type Comments = readonly ReviewComment[] | 'failed'
const none: Comments = []

/** A page that doctors sign with what they want changed; undefined until it is loaded, and where there is none. */
export function useReviewedPage({ kind, id }: Partial<PageName>) {
  const [reviewed, setReviewed] = useState<ReviewedPage | 'failed'>()

  useEffect(() => {
    if (!kind || !id) return undefined
    let current = true
    reviews.page({ kind, id }).then(
      (page) => current && setReviewed(page),
      () => current && setReviewed('failed'),
    )
    return () => {
      current = false
    }
  }, [kind, id])

  return reviewed
}

export function commentsOn(reviewed: ReviewedPage | 'failed' | undefined): Comments {
  return reviewed === 'failed' ? reviewed : (reviewed?.comments ?? none)
}

/** Above the form of a page that doctors sign: what they want changed, who they are, and where it is settled. */
export function ObjectionNote({ kind, id, title }: PageName & { title: string }) {
  return <CommentList comments={commentsOn(useReviewedPage({ kind, id }))} title={title} />
}

type CommentListProps = {
  comments: Comments
  /** Of the page. */
  title: string
  /** What is shown in place of a comment that stands at its field. */
  renderPlaced?: (comment: ReviewComment) => ReactNode
}

export function CommentList({ comments, title, renderPlaced }: CommentListProps) {
  const filter = title.slice(0, limits.searchText)
  const link = <Link to={`/admin/reviews?${new URLSearchParams({ filter })}`}>Open in Reviews</Link>
  if (comments === 'failed') {
    return <p className="quiet">Whether a doctor asks for changes could not be loaded. {link}</p>
  }
  if (comments.length === 0) return null
  return (
    <section className="objection-note" aria-labelledby="objections">
      <h2 id="objections">A doctor asks for changes</h2>
      {comments.map((comment) => (
        <Comment key={comment._id} of={comment} instead={renderPlaced?.(comment)} />
      ))}
      <p>{link}</p>
    </section>
  )
}

/** Who asks for a change, and what. `instead`: what is shown in place of the words. */
export function Comment({ of, instead }: { of: ReviewComment; instead?: ReactNode }) {
  const { doctor, at, comment, isOlderText } = of
  return (
    <div>
      <p>
        <strong>{doctor.name}</strong>, {writtenDay(at)}
        {isOlderText && ' (the text has changed since)'}: {instead}
      </p>
      {!instead && <blockquote>{comment}</blockquote>}
    </div>
  )
}
