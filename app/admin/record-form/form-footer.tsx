import type { ReactNode } from 'react'
import { MoreActions } from './more-actions.tsx'
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
  /** Buttons after Submit. */
  children?: ReactNode
}

/**
 * The sticky end of a form: the error in a red banner, and one row with the state and the buttons. On a phone
 * all buttons but Submit are behind one.
 */
export function FormFooter(props: FormFooterProps) {
  const { mode, submitting, onLeave, problemId, problem, missing = 0, state, children } = props
  const leave = (
    <button className="button quiet-button" type="button" onClick={onLeave}>
      {mode === 'view' ? 'Close' : 'Cancel'}
    </button>
  )
  return (
    <div className="form-end">
      <div id={problemId} role="alert">
        {problem && <div className="form-problem">{problem}</div>}
      </div>
      <div className="form-bar">
        <div className="form-state">{state}</div>
        {missing > 0 && (
          <p className="form-missing">
            {missing === 1 ? '1 field is missing' : `${missing} fields are missing`}
          </p>
        )}
        <div className={mode === 'view' ? undefined : 'form-leave'}>{leave}</div>
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
        <MoreActions>
          {children}
          {mode !== 'view' && <div className="more-leave">{leave}</div>}
        </MoreActions>
      </div>
    </div>
  )
}
