import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
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
      <DangerActions
        confirm={busy ? 'Removing...' : 'Remove'}
        busy={busy}
        onCancel={onClose}
        onConfirm={() => void remove()}
      />
    </Dialog>
  )
}
