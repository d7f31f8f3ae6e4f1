import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

type DialogProps = {
  title: string
  /** Also called for Esc; the dialog stays until it is no longer rendered. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog, shown while it is rendered. The browser keeps the focus inside, makes the rest inert and
 * returns the focus afterwards. The element with `data-autofocus` gets the focus first.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element.close()
  }, [])

  // Rendered outside everything else, because a form in a dialog must not be nested in another form.
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // Browsers close it at a second Esc, whatever was said at the first.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && dialog.current?.open === false) dialog.current.showModal()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  )
}

/** The buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>
}
