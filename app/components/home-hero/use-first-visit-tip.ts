import { useEffect, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

const storageKey = 'first-visit-tip'

/** Whether the tip is open: on a reader's first visit, until they close it or press Escape. */
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

/** False on the server and in a browser without storage, which would show the tip on every visit. */
function isFirstVisit(): boolean {
  if (import.meta.env.SSR) return false
  try {
    return localStorage.getItem(storageKey) === null
  } catch {
    return false
  }
}
