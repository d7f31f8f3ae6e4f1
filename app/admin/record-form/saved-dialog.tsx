import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

/** How long the dialog stays before it closes by itself. */
const staysMs = 2000

type SavedDialogProps = {
  message: string
  onTimeout: () => void
  onClose: () => void
  /** Closes the dialog and leaves the form open. */
  onStay: () => void
  /** A link to the public page. */
  link?: ReactNode
  /** More to read, which keeps the dialog open. */
  children?: ReactNode
}

/**
 * Reports that the record is saved. Closes by itself after a moment, unless there is more to read, or
 * somebody goes on typing: then the form stays, and the key goes to its text.
 */
export function SavedDialog(props: SavedDialogProps) {
  const { message, onTimeout, onClose, onStay, link, children } = props
  const stays = Boolean(children)
  const goOn = useRef(onTimeout)
  const stay = useRef(onStay)
  useLayoutEffect(() => {
    goOn.current = onTimeout
    stay.current = onStay
  })
  // Before the dialog is seen: a key may follow at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event)) stay.current()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [])
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
        <button className="button quiet-button" type="button" onClick={onStay}>
          Keep writing
        </button>
        <button className="button" type="button" data-autofocus onClick={onClose}>
          Close
        </button>
      </DialogActions>
    </Dialog>
  )
}

/** Whether the key writes something. Space also presses the dialog's buttons. */
function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}
