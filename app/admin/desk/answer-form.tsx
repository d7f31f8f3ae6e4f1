import { type FormEvent, useState } from 'react'
import type { CannedAnswer } from '../../../shared/desk.ts'
import { limits } from '../../../shared/limits.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea, TextField } from '../../ui/text-field/text-field.tsx'
import { desk } from '../client/desk.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { leaveForLogin } from '../client/session.ts'
import { useDeskCall } from './use-desk-call.ts'

type AnswerFormProps = {
  /** Missing for a new answer. */
  answer: CannedAnswer | undefined
  onDone: () => void
  onClose: () => void
}

/** Form for a canned answer's title and text. */
export function AnswerForm({ answer, onDone, onClose }: AnswerFormProps) {
  const [title, setTitle] = useState(answer?.title ?? '')
  const [text, setText] = useState(answer?.text ?? '')
  const { busy, problem, run } = useDeskCall(leaveForLogin)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const saved = await run(async () => {
      if (answer) await desk.updateAnswer(answer._id, { title, text, updatedAt: answer.updatedAt })
      else await desk.createAnswer({ title, text })
    })
    if (saved) onDone()
  }

  return (
    <Dialog title={answer ? 'Edit answer' : 'New answer'} onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Title"
          data-autofocus
          maxLength={limits.desk.title}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label="Text"
          hint="{name} becomes the name of whoever wrote."
          maxLength={limits.desk.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <DialogProblem message={problem?.message} />
        <SubmitActions label="Save" busyLabel="Saving..." busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
