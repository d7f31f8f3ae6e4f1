import { useEffect, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

const storageKey = 'first-visit-tip'

/** Whether the tip is open: on the reader's first visit, until it is closed or Escape is pressed. */
export function useFirstVisitTip() {
  const hydrated = useHydrated()
  const [wanted, setWanted] = useState(isFirstVisit)
  const open = hydrated && wanted
  useEffect(() => {
    if (!open) return undefined
    localStorage.setItem(storageKey, 'seen')
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setWanted(false)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])
  return { open, close: () => setWanted(false) }
}

/** Never on the server, nor in a browser that keeps no notes: it would see the tip on every visit. */
function isFirstVisit(): boolean {
  if (import.meta.env.SSR) return false
  try {
    return localStorage.getItem(storageKey) === null
  } catch {
    return false
  }
}
