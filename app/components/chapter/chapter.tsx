import { type ReactNode, use } from 'react'
import { ReviewContext } from '../review-context/review-context.ts'

type ChapterProps = {
  /** The id of the heading. */
  id: string
  heading: string
  /** How much is inside, e.g. "4 kinds". */
  size: string
  /** Whether it is folded on wide screens too, where other chapters are open. */
  appendix?: boolean
  /** A drawing for wide screens that says nothing the text doesn't. */
  picture?: ReactNode
  children: ReactNode
}

/**
 * A section that is folded to one line on narrow screens, and open on wide ones, on paper and for a reviewing
 * doctor. It needs no script; with one, a link to a heading opens its chapter.
 */
export function Chapter({ id, heading, size, appendix = false, picture, children }: ChapterProps) {
  const unfolded = use(ReviewContext) !== undefined
  return (
    <details className={appendix ? 'chapter' : 'chapter open-wide'} open={unfolded}>
      <summary>
        <h2 id={id}>{heading}</h2>
        <span className="chapter-size">{size}</span>
      </summary>
      <div className="chapter-body">
        {children}
        {picture}
      </div>
    </details>
  )
}
