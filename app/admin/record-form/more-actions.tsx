import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { AdminIcon } from '../frame/admin-icon.tsx'

/** Buttons in a row; on a phone they open above a button with three dots, which only phones show. */
export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen])

  return (
    <div className="more-actions" ref={root}>
      <button
        ref={button}
        className="icon-button"
        type="button"
        aria-label="More actions"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <AdminIcon name="more" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press on a button in it bubbles */}
      <div
        className="draft-buttons"
        id={id}
        data-open={isOpen || undefined}
        onClick={() => setOpen(false)}
      >
        {children}
      </div>
    </div>
  )
}
