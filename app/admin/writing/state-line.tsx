import { stateText } from './save-state.ts'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import { labelOf, versionsId } from './field-label.ts'
import type { WritingState } from './writing.ts'

type StateLineProps = Pick<WritingState, 'saving' | 'undecided'> & {
  kind: DraftKind
  onLogIn: () => void
}

/** Says at every moment where the text is, and leads to what has to be decided. */
export function StateLine({ kind, saving, undecided, onLogIn }: StateLineProps) {
  const outside = saving.kind === 'on-device' && saving.why === 'session'
  return (
    <div className={`state-line state-${saving.kind}`}>
      <p role="status">{stateText(saving)}</p>
      {[...undecided.keys()].map((name) => (
        <button
          className="text-button"
          type="button"
          key={name}
          onClick={() => goTo(versionsId(name))}
        >
          Two versions of {labelOf(kind, name)}
        </button>
      ))}
      {outside && (
        <button className="text-button" type="button" onClick={onLogIn}>
          Log in
        </button>
      )}
    </div>
  )
}

/** The form's bar covers what the browser itself would scroll to the window's edge. */
function goTo(id: string) {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
