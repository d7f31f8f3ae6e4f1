import { use } from 'react'
import type { LinkedSection } from '../../../server/reviews/read-sections.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ReviewContext } from './review-context.ts'

/** The end of a section of a page: nothing for readers, a mark to set for a doctor who reviews it. */
export function SectionEnd({ of: id }: { of: string }) {
  return use(ReviewContext)?.(id)
}

/** Where the mark of a section is on the page. */
export const markId = (id: string) => `read-${id}`

type ReadMarkProps = {
  section: LinkedSection
  /** Why the last mark was not accepted. */
  problem: string | undefined
}

/** Marks a section as read. It is part of the form that answers, so that nothing typed there is lost. */
export function ReadMark({ section, problem }: ReadMarkProps) {
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
