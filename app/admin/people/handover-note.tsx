import { type Handover, handoverParts } from '../../../shared/handover.ts'
import type { HandoverAnswer } from './use-handover.ts'

type HandoverNoteProps = {
  name: string
  answer: HandoverAnswer
  /** Said where there is nothing to give back. */
  nothing?: string
}

/** What becomes of each. */
const ends: Record<keyof Handover, readonly [one: string, many: string]> = {
  enquiries: ['which becomes unassigned', 'which become unassigned'],
  scheduled: ['which becomes a draft', 'which become drafts'],
  reviewRequests: ['whose link ends', 'whose links end'],
  previewLinks: ['which ends', 'which end'],
}

/** Names with their numbers what somebody gives back, before it is done. */
export function HandoverNote({ name, answer, nothing = '' }: HandoverNoteProps) {
  const { numbers, failed, retry } = answer
  const parts = numbers && handoverParts(numbers)
  return (
    <div className="handover" role="status">
      {failed ? (
        <p>
          What {name} gives back could not be loaded.{' '}
          <button className="text-button" type="button" onClick={retry}>
            Try again
          </button>
        </p>
      ) : !parts ? (
        <p className="quiet">Looking up what {name} gives back...</p>
      ) : parts.length === 0 ? (
        nothing && <p>{nothing}</p>
      ) : (
        <>
          <p>{name} gives back:</p>
          <ul>
            {parts.map(({ what, count, text }) => (
              <li key={what}>
                <strong>{text}</strong>, {ends[what][count === 1 ? 0 : 1]}
              </li>
            ))}
          </ul>
          <p>The front desk is told by mail.</p>
        </>
      )}
    </div>
  )
}
