import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

/** How long the dialog stays before it goes on by itself. */
const staysMs = 2000

type SavedDialogProps = {
  message: string
  onTimeout: () => void
  onClose: () => void
  /** Leads to the page on which readers see the record. */
  link?: ReactNode
  /** What else is to be read. */
  children?: ReactNode
}

/** Says that the record is saved. It goes on by itself after a moment, unless there is more to read. */
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
