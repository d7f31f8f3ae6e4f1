import { stateText } from './save-state.ts'
import type { WritingKind } from '../record-kinds/writing-kind.ts'
import { labelOf, versionsId } from './field-label.ts'
import type { WritingState } from './writing.ts'

type StateLineProps = Pick<WritingState, 'saving' | 'undecided'> & {
  kind: WritingKind
  onLogIn: () => void
}

/** Always says where the text is, and links to a field that needs a decision. */
export function StateLine({ kind, saving, undecided, onLogIn }: StateLineProps) {
  const [contested] = undecided.keys()
  const outside = saving.kind === 'on-device' && saving.why === 'session'
  return (
    <div className={`state-line state-${saving.kind}`}>
      <p role="status">{stateText(saving)}</p>
      {contested !== undefined && (
        <button className="text-button" type="button" onClick={() => goTo(versionsId(contested))}>
          Two versions of {labelOf(kind, contested)}
        </button>
      )}
      {outside && (
        <button className="text-button" type="button" onClick={onLogIn}>
          Log in
        </button>
      )}
    </div>
  )
}

/** Scrolls an element to the top of the window, because the form's bar covers the bottom. */
function goTo(id: string) {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
}
