import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { PersonJson } from '../../../shared/people.ts'
import { people } from '../client/people.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'
import { HandoverNote } from './handover-note.tsx'
import { useHandover } from './use-handover.ts'

type RemovePersonProps = {
  person: PersonJson
  onDone: (text: string) => void
  onClose: () => void
}

const removal = {}

/** Asks before somebody is taken away. */
export function RemovePerson({ person, onDone, onClose }: RemovePersonProps) {
  const { _id, name, email } = person
  const { busy, problem, run } = useDialogCall()
  const handover = useHandover(_id, removal)
  const remove = () =>
    run(async () => {
      await people.remove(_id)
      onDone(`${name} has been removed.`)
    })

  return (
    <Dialog title={`Remove ${name}?`} onClose={() => busy || onClose()}>
      <p>
        {email} is logged out everywhere at once and can’t log in any more. The name stays in the
        audit log.
      </p>
      <HandoverNote
        name={name}
        answer={handover}
        nothing={`${name} has nothing that others have to take over.`}
      />
      <DialogProblem message={problem} />
      <DangerActions
        confirm={busy ? 'Removing...' : 'Remove'}
        busy={busy}
        ready={handover.numbers !== undefined}
        onCancel={onClose}
        onConfirm={() => void remove()}
      />
    </Dialog>
  )
}
