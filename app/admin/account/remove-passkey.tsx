import type { Passkey } from '../../../shared/passkey.ts'
import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
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
      <DangerActions
        confirm={busy ? 'Removing...' : 'Remove'}
        busy={busy}
        onCancel={onClose}
        onConfirm={() => void remove()}
      />
    </Dialog>
  )
}
