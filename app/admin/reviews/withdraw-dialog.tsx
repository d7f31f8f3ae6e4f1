import { type FormEvent, useState } from 'react'
import { reviewLimits } from '../../../shared/review.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { reviews } from '../client/reviews.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import type { ReviewDialogProps } from './review-dialog.ts'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

/** Withdraws the signature that a row shows. */
export function WithdrawDialog(props: ReviewDialogProps) {
  const { entry, onDone, onClose } = props
  const { history, withdraw } = { ...reviews, ...props.calls }
  const { title, review } = entry
  const { reviewedBy, reviewedAt } = review
  const [reason, setReason] = useState('')
  const { busy, problem, run, errorOf } = useDialogCall(['reason'])

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const shown = (await history(entry)).find(
        (past) => past.reviewedAt === reviewedAt && !past.withdrawnAt,
      )
      // If somebody else has withdrawn it meanwhile, the reloaded list shows that.
      if (shown) await withdraw(shown._id, reason.trim())
      onDone(`The review of “${title}” is withdrawn.`)
    })
  }

  return (
    <Dialog title="Withdraw" onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={submit}>
        <p className="quiet">{title}</p>
        <p>
          The signature of {reviewedBy?.name} of {reviewedAt && writtenDay(reviewedAt)} will no
          longer count. If the page was signed before, that signature counts again.
        </p>
        <TextArea
          label="Reason"
          rows={3}
          maxLength={reviewLimits.reason}
          value={reason}
          data-autofocus
          onChange={(event) => setReason(event.target.value)}
          error={errorOf('reason')}
        />
        <DialogProblem message={problem} />
        <SubmitActions
          label="Withdraw"
          busyLabel="Withdrawing..."
          busy={busy}
          dangerous
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
