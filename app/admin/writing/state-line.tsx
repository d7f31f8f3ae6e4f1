import { stateText } from './save-state.ts'
import type { WritingState } from './writing.ts'

/** Says at every moment where the text is. */
export function StateLine({
  saving,
  onLogIn,
}: Pick<WritingState, 'saving'> & { onLogIn: () => void }) {
  const outside = saving.kind === 'on-device' && saving.why === 'session'
  return (
    <div className={`state-line state-${saving.kind}`}>
      <p role="status">{stateText(saving)}</p>
      {outside && (
        <button className="text-button" type="button" onClick={onLogIn}>
          Log in
        </button>
      )}
    </div>
  )
}
