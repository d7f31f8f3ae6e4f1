import { useEffect, useRef } from 'react'

/** Calls at once and at intervals while the tab is visible, and whenever it becomes visible again. */
export function useWhileShown(call: () => void, everyMs: number): void {
  const latest = useRef(call)
  useEffect(() => void (latest.current = call))

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    look()
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs])
}
