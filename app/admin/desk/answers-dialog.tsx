import { useState } from 'react'
import type { CannedAnswer } from '../../../shared/desk.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { AnswerForm } from './answer-form.tsx'
import { DeleteAnswer } from './delete-answer.tsx'
import { useAnswers } from './use-answers.ts'

/** Writes, changes and deletes canned answers. */
export function AnswersDialog({ onClose }: { onClose: () => void }) {
  const { answers, problem, reload } = useAnswers()
  const [edited, setEdited] = useState<CannedAnswer | 'new'>()
  const [leaving, setLeaving] = useState<CannedAnswer>()
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
  if (leaving) {
    return (
      <DeleteAnswer
        answer={leaving}
        onDone={() => {
          setLeaving(undefined)
          void reload()
        }}
        onClose={() => setLeaving(undefined)}
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
                onClick={() => setLeaving(answer)}
              >
                Delete
              </button>
            </span>
          </li>
        ))}
      </ul>
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
