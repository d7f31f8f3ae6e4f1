import type { PersonData, PersonErased } from '../../../shared/persons.ts'
import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { persons } from '../client/persons.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'
import { countsOf, listed, numbersOf } from './count-words.ts'

type ErasePersonProps = {
  data: PersonData
  onDone: (erased: PersonErased) => void
  onClose: () => void
}

/** Asks before everything about a person is erased. */
export function ErasePerson({ data, onDone, onClose }: ErasePersonProps) {
  const { busy, problem, run } = useDialogCall()
  const counts = listed(countsOf(numbersOf(data)))
  const erase = () => run(async () => onDone(await persons.erase(data.email)))
  return (
    <Dialog title={`Erase everything about ${data.email}?`} onClose={() => busy || onClose()}>
      <p>
        {counts ? `${counts} will be deleted` : 'Nothing is stored now'}, and where others mention
        the address it is taken out. This can’t be undone.
      </p>
      <DialogProblem message={problem} />
      <DangerActions
        confirm={busy ? 'Erasing...' : 'Erase'}
        busy={busy}
        onCancel={onClose}
        onConfirm={() => void erase()}
      />
    </Dialog>
  )
}
