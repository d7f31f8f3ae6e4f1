import { useState } from 'react'
import type { CannedAnswer } from '../../../shared/desk.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { desk } from '../client/desk.ts'
import { leaveForLogin } from '../client/session.ts'
import { AnswerForm } from './answer-form.tsx'
import { useAnswers } from './use-answers.ts'
import { useDeskCall } from './use-desk-call.ts'

/** Writes, changes and deletes canned answers. */
export function AnswersDialog({ onClose }: { onClose: () => void }) {
  const { answers, problem, reload } = useAnswers()
  const [edited, setEdited] = useState<CannedAnswer | 'new'>()
  const removal = useDeskCall(leaveForLogin)
  if (edited) {
    return (
      <AnswerForm
        answer={edited === 'new' ? undefined : edited}
        onDone={() => {
          setEdited(undefined)
          void reload()
        }}
        onClose={() => setEdited(undefined)}
      />
    )
  }
  return (
    <Dialog title="Canned answers" onClose={onClose}>
      <p role="status">
        {problem ?? (!answers ? 'Loading...' : answers.length === 0 && 'There are no answers yet.')}
      </p>
      <ul className="desk-answers" role="list">
        {answers?.map((answer) => (
          <li key={answer._id}>
            <strong>{answer.title}</strong>
            <span className="desk-preview">{answer.text}</span>
            <span className="desk-answer-ways">
              <button
                className="text-button"
                type="button"
                aria-label={`Edit ${answer.title}`}
                onClick={() => setEdited(answer)}
              >
                Edit
              </button>
              <button
                className="text-button"
                type="button"
                aria-label={`Delete ${answer.title}`}
                disabled={removal.busy}
                onClick={() => {
                  if (!confirm(`Delete the answer “${answer.title}”?`)) return
                  void removal.run(() => desk.removeAnswer(answer._id)).then(reload)
                }}
              >
                Delete
              </button>
            </span>
          </li>
        ))}
      </ul>
      <div role="alert">
        {removal.problem && <p className="field-error">{removal.problem.message}</p>}
      </div>
      <DialogActions>
        <button className="button quiet-button" type="button" onClick={onClose}>
          Close
        </button>
        <button className="button" type="button" onClick={() => setEdited('new')}>
          New answer
        </button>
      </DialogActions>
    </Dialog>
  )
}
