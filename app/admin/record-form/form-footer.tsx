import type { ReactNode } from 'react'
import type { FormMode } from './use-record.ts'

type FormFooterProps = {
  mode: FormMode
  submitting: boolean
  onLeave: () => void
  /** What is wrong, read out as soon as it is there. */
  problemId: string
  problem: ReactNode
  /** How many fields that must have something have nothing, as far as that is known. */
  missing?: number
  /** Where the text is. */
  state?: ReactNode
  /** Whether there is something that readers do not see. */
  unseen?: boolean
  /** Buttons behind Submit. */
  children?: ReactNode
}

/** The end of a form, always in sight: what is wrong in a red banner, and the buttons. */
export function FormFooter(props: FormFooterProps) {
  const { mode, submitting, onLeave, problemId, problem, missing = 0 } = props
  const { state, unseen, children } = props
  return (
    <div className="form-end">
      <div id={problemId} role="alert">
        {problem && <div className="form-problem">{problem}</div>}
      </div>
      <div className="form-state">
        {state}
        {unseen && <p>Not published yet.</p>}
      </div>
      <div className="form-buttons">
        {missing > 0 && (
          <p className="form-missing">
            {missing === 1 ? '1 field is missing' : `${missing} fields are missing`}
          </p>
        )}
        <button className="button quiet-button" type="button" onClick={onLeave}>
          {mode === 'view' ? 'Close' : 'Cancel'}
        </button>
        {mode !== 'view' && (
          <button
            className="button"
            type="submit"
            disabled={submitting}
            aria-keyshortcuts="Control+Enter"
          >
            {submitting ? 'Submitting...' : 'Submit'}
          </button>
        )}
        {children && <div className="draft-buttons">{children}</div>}
      </div>
    </div>
  )
}
