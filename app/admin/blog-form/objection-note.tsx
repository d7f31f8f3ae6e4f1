import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '../../../shared/limits.ts'
import type { ReviewComment, ReviewedPage } from '../../../shared/review.ts'
import { reviews } from '../client/reviews.ts'
import { writtenDay } from '../frame/panel-dates.ts'

type ObjectionNoteProps = Pick<ReviewedPage, 'kind' | 'id' | 'title'>

/** Above the form of a page that doctors sign: what doctors want changed, who they are, and where it is settled. */
export function ObjectionNote({ kind, id, title }: ObjectionNoteProps) {
  const [comments, setComments] = useState<readonly ReviewComment[] | 'failed'>([])

  useEffect(() => {
    let current = true
    reviews.page({ kind, id }).then(
      (page) => current && setComments(page?.comments ?? []),
      () => current && setComments('failed'),
    )
    return () => {
      current = false
    }
  }, [kind, id])

  const filter = title.slice(0, limits.searchText)
  const link = <Link to={`/admin/reviews?${new URLSearchParams({ filter })}`}>Open in Reviews</Link>
  if (comments === 'failed') {
    return <p className="quiet">Whether a doctor asks for changes could not be loaded. {link}</p>
  }
  if (comments.length === 0) return null
  return (
    <section className="objection-note" aria-labelledby="objections">
      <h2 id="objections">A doctor asks for changes</h2>
      {comments.map(({ _id, doctor, at, comment, isOlderText }) => (
        <div key={_id}>
          <p>
            <strong>{doctor.name}</strong>, {writtenDay(at)}
            {isOlderText && ' (the text has changed since)'}:
          </p>
          <blockquote>{comment}</blockquote>
        </div>
      ))}
      <p>{link}</p>
    </section>
  )
}
