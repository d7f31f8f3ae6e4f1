import type { Passkey } from '../../../shared/passkey.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { account } from '../client/account.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'
import type { Run } from './use-account-call.ts'

type RemovePasskeyProps = {
  passkey: Passkey
  run: Run
  onRemoved: () => void
  onClose: () => void
}

/** Asks before a passkey is removed. */
export function RemovePasskey({ passkey, run, onRemoved, onClose }: RemovePasskeyProps) {
  const { busy, problem, run: attempt } = useDialogCall()
  const remove = () =>
    attempt(async () => {
      const removed = await run(async () => {
        await account.removePasskey(passkey._id)
        return true
      })
      if (removed) onRemoved()
    })

  return (
    <Dialog title={`Remove ${passkey.name}?`} onClose={() => busy || onClose()}>
      <p>Nobody can log in with this passkey any more. Delete it on the device as well.</p>
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
        <button
          className="button dangerous-button"
          type="button"
          disabled={busy}
          onClick={() => void remove()}
        >
          {busy ? 'Removing...' : 'Remove'}
        </button>
      </DialogActions>
    </Dialog>
  )
}
