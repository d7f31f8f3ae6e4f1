import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

type MenuButtonProps = {
  /** Name of the button, as in "Actions for Jaw clicking". */
  label: string
  icon: ReactNode
  /** Elements with the role `menuitem`. Choosing one closes the menu. */
  children: ReactNode
}

/**
 * A button that opens a short menu beside itself, covering no other row's button. The menu closes when an
 * item is chosen, by the button, by Esc, and when a press or the focus goes elsewhere, so that at most one
 * menu is open.
 */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return undefined
    items(root.current)[0]?.focus()
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  function close() {
    button.current?.focus()
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open && event.key === 'ArrowDown') setOpen(true)
    else if (open && event.key === 'Escape') close()
    else if (open && event.key === 'Tab') close()
    else if (!open || !moveFocus(items(root.current), event.key)) return
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <div className="menu" ref={root} onKeyDown={onKeyDown} role="presentation">
      <button
        ref={button}
        className="icon-button menu-button"
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon}
      </button>
      {open && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- items are buttons and links
        <div
          className="menu-items"
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onClick={close}
        >
          {children}
        </div>
      )}
    </div>
  )
}

function items(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

/** Moves the focus to the item that the key leads to; returns whether there was one. */
function moveFocus(all: HTMLElement[], key: string): boolean {
  const at = all.indexOf(document.activeElement as HTMLElement)
  const wanted: Record<string, number> = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: (at - 1 + all.length) % all.length,
    Home: 0,
    End: all.length - 1,
  }
  const next = wanted[key]
  if (next === undefined) return false
  all[next]?.focus()
  return true
}
