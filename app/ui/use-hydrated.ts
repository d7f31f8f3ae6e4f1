import { useEffect, useState } from 'react'

/** False in the server's HTML and at the first render in the browser, true from then on. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- Preact knows no snapshot of the server
  useEffect(() => setHydrated(true), [])
  return hydrated
}
