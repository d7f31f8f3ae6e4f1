import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import type { PersonJson } from '../../../shared/people.ts'
import { people } from '../client/people.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

type RemovePersonProps = {
  person: PersonJson
  onDone: (text: string) => void
  onClose: () => void
}

/** Asks before somebody is taken away. */
export function RemovePerson({ person, onDone, onClose }: RemovePersonProps) {
  const { _id, name, email } = person
  const { busy, problem, run } = useDialogCall()
  const remove = () =>
    run(async () => {
      await people.remove(_id)
      onDone(`${name} has been removed.`)
    })

  return (
    <Dialog title={`Remove ${name}?`} onClose={() => busy || onClose()}>
      <p>
        {email} is logged out everywhere at once and can’t log in any more. Messages given to {name}{' '}
        go back to everybody. The name stays in the audit log.
      </p>
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
