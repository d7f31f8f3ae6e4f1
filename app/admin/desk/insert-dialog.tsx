import { useEffect, useRef } from 'react'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { useAnswers } from './use-answers.ts'

type InsertDialogProps = {
  /** Replaces `{name}` in an answer. */
  name: string
  onInsert: (text: string) => void
  onClose: () => void
}

/** Chooses a canned answer, which can be changed before it is sent. */
export function InsertDialog({ name, onInsert, onClose }: InsertDialogProps) {
  const { answers, problem } = useAnswers()
  const list = useRef<HTMLUListElement>(null)
  // They come after the dialog has opened.
  useEffect(() => {
    if (answers) list.current?.querySelector('button')?.focus()
  }, [answers])
  return (
    <Dialog title="Insert answer" onClose={onClose}>
      <p role="status">
        {problem ?? (!answers ? 'Loading...' : answers.length === 0 && 'There are no answers yet.')}
      </p>
      <ul className="desk-answers" role="list" ref={list}>
        {answers?.map(({ _id, title, text }) => (
          <li key={_id}>
            <button type="button" onClick={() => onInsert(text.replaceAll('{name}', () => name))}>
              <strong>{title}</strong>
              <span className="desk-preview">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <button className="button quiet-button" type="button" onClick={onClose}>
          Cancel
        </button>
      </DialogActions>
    </Dialog>
  )
}
