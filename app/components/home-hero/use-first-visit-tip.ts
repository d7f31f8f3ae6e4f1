import { useEffect, useState } from 'react'

const storageKey = 'first-visit-tip'

/** Whether the tip is open: on the reader's first visit, until it is closed or Escape is pressed. */
export function useFirstVisitTip() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!seenBefore()) setOpen(true)
  }, [])
  useEffect(() => {
    if (!open) return
    remember()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])
  return { open, close: () => setOpen(false) }
}

/** A browser that keeps no notes would show the tip on every visit: then never. */
function seenBefore(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return true
  }
}

function remember() {
  localStorage.setItem(storageKey, 'seen')
}
