import { useRef, useState } from 'react'
import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

type DeleteDialogProps = {
  question: string
  /** The record's name. */
  name: string
  /** Consequences of deleting it, if they are unusual. */
  advice?: string
  labels: { confirm: string; cancel: string }
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Asks before a record is deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { question, name, advice, labels, onDelete, onClose } = props
  const [deleting, setDeleting] = useState(false)
  const busy = useRef(false)

  async function confirm() {
    if (busy.current) return
    busy.current = true
    setDeleting(true)
    await onDelete()
    onClose()
  }

  return (
    <Dialog title="Confirm Deletion" onClose={() => busy.current || onClose()}>
      <p>{question}</p>
      <p className="quiet">{name}</p>
      {advice && <p>{advice}</p>}
      <DangerActions
        cancel={labels.cancel}
        confirm={deleting ? 'Deleting...' : labels.confirm}
        busy={deleting}
        onCancel={onClose}
        onConfirm={() => void confirm()}
      />
    </Dialog>
  )
}
