import type { IssueJson } from '../../../shared/newsletter.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { newsletter } from '../client/newsletter.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

type SendDialogProps = {
  issue: IssueJson
  readers: number
  /** The number of readers may have changed. */
  onRefused: () => void
  onSent: (issue: IssueJson) => void
  onClose: () => void
}

/** Asks before an issue goes to all readers. */
export function SendDialog({ issue, readers, onRefused, onSent, onClose }: SendDialogProps) {
  const { busy, problem, run } = useDialogCall()
  const send = () =>
    run(async () => {
      const sent = await newsletter.send(issue._id, readers).catch((error: unknown) => {
        onRefused()
        throw error
      })
      onClose()
      onSent(sent)
    })

  return (
    <Dialog
      title={`Send to ${readers.toLocaleString('en')} readers?`}
      onClose={() => busy || onClose()}
    >
      <p>“{issue.subject}” goes out at once. What has been sent can’t be changed or taken back.</p>
      <DialogProblem message={problem} />
      <DialogActions>
        <button
          className="button quiet-button"
          type="button"
          data-autofocus
          disabled={busy}
          onClick={onClose}
        >
          Cancel
        </button>
        <button className="button" type="button" disabled={busy} onClick={() => void send()}>
          {busy ? 'Sending...' : 'Send'}
        </button>
      </DialogActions>
    </Dialog>
  )
}
