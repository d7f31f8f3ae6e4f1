import { useEffect, useRef } from 'react'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

/** How long the dialog stays before it goes on by itself. */
const staysMs = 2000

type SavedDialogProps = { message: string; onTimeout: () => void; onClose: () => void }

/** Says that the record is saved, and goes on by itself after a moment. */
export function SavedDialog({ message, onTimeout, onClose }: SavedDialogProps) {
  const goOn = useRef(onTimeout)
  useEffect(() => {
    goOn.current = onTimeout
  })
  useEffect(() => {
    const timer = setTimeout(() => goOn.current(), staysMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog title={message} onClose={onClose}>
      <DialogActions>
        <button className="button" type="button" data-autofocus onClick={onClose}>
          Close
        </button>
      </DialogActions>
    </Dialog>
  )
}
