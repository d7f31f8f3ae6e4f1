import { certainties, type HowSure } from '../../../content/how-sure.ts'
import { CitedText } from '../citations/cited-text.tsx'
import type { Citations } from '../citations/citations.ts'

type HowSureListProps = { statements: readonly HowSure[]; citations: Citations }

/** How sure a part of the page is, folded up; it opens without a script. */
export function HowSureList({ statements, citations }: HowSureListProps) {
  if (statements.length === 0) return null
  return (
    <details className="how-sure">
      <summary>How sure is this?</summary>
      <ul role="list">
        {statements.map(({ certainty, text }) => (
          <li key={text} data-certainty={certainty}>
            <strong>{certainties[certainty]}:</strong>{' '}
            <CitedText text={text} citations={citations} />
          </li>
        ))}
      </ul>
    </details>
  )
}
