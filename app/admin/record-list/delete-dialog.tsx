import { useRef, useState } from 'react'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

type DeleteDialogProps = {
  question: string
  /** What the record is called. */
  name: string
  /** What deleting it means, where that is more than usual. */
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
      <DialogActions>
        <button
          className="button quiet-button"
          type="button"
          data-autofocus
          disabled={deleting}
          onClick={onClose}
        >
          {labels.cancel}
        </button>
        <button
          className="button dangerous-button"
          type="button"
          disabled={deleting}
          onClick={() => void confirm()}
        >
          {deleting ? 'Deleting...' : labels.confirm}
        </button>
      </DialogActions>
    </Dialog>
  )
}
