import { useEffect, useRef } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

type SavedDialogProps = { message: string; onTimeout: () => void; onClose: () => void }

/** Says that the record is saved, and goes on by itself after a moment. */
export function SavedDialog({ message, onTimeout, onClose }: SavedDialogProps) {
  const goOn = useRef(onTimeout)
  useEffect(() => {
    goOn.current = onTimeout
  })
  useEffect(() => {
    const timer = setTimeout(() => goOn.current(), limits.redirectAfterSaveMs)
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
