import type { ReactNode } from 'react'
import type { FormMode } from './use-record.ts'

type FormFooterProps = {
  mode: FormMode
  submitting: boolean
  onLeave: () => void
  /** The error, announced as soon as it appears. */
  problemId: string
  problem: ReactNode
  /** How many required fields are empty, if known. */
  missing?: number
  /** Where the text is saved. */
  state?: ReactNode
  /** Whether there are unpublished changes. */
  unseen?: boolean
  /** Buttons after Submit. */
  children?: ReactNode
}

/** The sticky end of a form: the error in a red banner, and the buttons. */
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
