import { use } from 'react'
import type { LinkedSection } from '../../../server/reviews/read-sections.ts'
import { sectionField } from '../../../shared/review.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ReviewContext } from '../review-context/review-context.ts'

/** Ends a section of a page: on the review page with its mark, elsewhere with nothing. */
export function SectionEnd({ of: id }: { of: string }) {
  const review = use(ReviewContext)
  const section = review?.sections.find((one) => one.id === id)
  if (!review || !section) return null
  const isRefused = review.breach?.field === sectionField(id)
  return <ReadMark section={section} problem={isRefused ? review.breach?.message : undefined} />
}

/** Returns the element id of a section's mark. */
export const markId = (id: string) => `read-${id}`

type ReadMarkProps = {
  section: LinkedSection
  /** Why setting the mark was rejected. */
  problem: string | undefined
}

/** The button that marks a section as read. It submits the review form, so that nothing typed there is lost. */
function ReadMark({ section, problem }: ReadMarkProps) {
  const { id, label, state } = section
  const isRead = state === 'read'
  const text =
    problem ?? (state === 'changed' ? 'This section has changed since you read it.' : undefined)
  return (
    <div id={markId(id)} className="read-mark" data-state={state}>
      {text && <p role={problem && 'alert'}>{text}</p>}
      {isRead && (
        <p className="read-mark-done">
          <Icon name="check" />
          You have read this section.
        </p>
      )}
      <button
        className={isRead ? 'read-mark-undo' : 'button quiet-button'}
        type="submit"
        form="answer"
        formAction={`#${markId(id)}`}
        name={isRead ? 'unread' : 'read'}
        value={`${id} ${section.hash}`}
      >
        {isRead ? 'Not read yet' : 'I have read this section'}
        <span className="visually-hidden"> ({label})</span>
      </button>
    </div>
  )
}
