import { type FormEvent, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { SelectField } from '../record-form/select-field.tsx'
import { useColleagues } from './use-colleagues.ts'

type AssignDialogProps = {
  busy: boolean
  onAssign: (id: string | null) => void
  onClose: () => void
}

/** Assigns the chosen enquiries to a colleague, or to nobody. */
export function AssignDialog({ busy, onAssign, onClose }: AssignDialogProps) {
  const colleagues = useColleagues()
  const [id, setId] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    onAssign(id || null)
  }

  return (
    <Dialog title="Assign" onClose={onClose}>
      <form onSubmit={submit}>
        <SelectField
          label="Assigned to"
          name="assignedTo"
          none="Nobody"
          value={id}
          onChange={setId}
          options={colleagues.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <SubmitActions label="Assign" busyLabel="Assigning..." busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
