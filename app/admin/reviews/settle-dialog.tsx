import { type FormEvent } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { reviews } from '../client/reviews.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'
import type { ReviewDialogProps } from './review-dialog.ts'

/** Lets an owner close objections of doctors who will not review the page again. */
export function SettleDialog(props: ReviewDialogProps) {
  const { entry, onDone, onClose } = props
  const { cancel } = { ...reviews, ...props.calls }
  const { title, comments } = entry
  const { busy, problem, run } = useDialogCall()

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await Promise.all(comments.map(({ _id }) => cancel(_id)))
      onDone(`What was asked for “${title}” is settled.`)
    })
  }

  return (
    <Dialog title="Settle" onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={submit}>
        <p className="quiet">{title}</p>
        <ul role="list" className="past-reviews">
          {comments.map(({ _id, doctor, comment }) => (
            <li key={_id}>
              <strong>{doctor.name}</strong>
              <p>{comment}</p>
            </li>
          ))}
        </ul>
        <p>
          It is better to ask the doctor to look again: a signature settles it. Settle it yourself
          only where the doctor cannot answer any more. The words are deleted, and a notice to
          readers goes.
        </p>
        <DialogProblem message={problem} />
        <SubmitActions
          label="Settle"
          busyLabel="Settling..."
          busy={busy}
          dangerous
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
