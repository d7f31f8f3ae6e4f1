import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

/** How long the dialog stays before it closes by itself. */
const staysMs = 2000

type SavedDialogProps = {
  message: string
  onTimeout: () => void
  onClose: () => void
  /** A link to the public page. */
  link?: ReactNode
  /** More to read, which keeps the dialog open. */
  children?: ReactNode
}

/** Reports that the record is saved. Closes by itself after a moment, unless there is more to read. */
export function SavedDialog({ message, onTimeout, onClose, link, children }: SavedDialogProps) {
  const stays = Boolean(children)
  const goOn = useRef(onTimeout)
  useEffect(() => {
    goOn.current = onTimeout
  })
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => goOn.current(), staysMs)
    return () => clearTimeout(timer)
  }, [stays])
  return (
    <Dialog title={message} onClose={onClose}>
      {children && <div className="stack">{children}</div>}
      <DialogActions>
        {link}
        <button className="button" type="button" data-autofocus onClick={onClose}>
          Close
        </button>
      </DialogActions>
    </Dialog>
  )
}
