import { useEffect, useRef } from 'react'

/** Calls again and again while the tab is in sight, and when it comes back into sight. */
export function useWhileShown(call: () => void, everyMs: number): void {
  const latest = useRef(call)
  useEffect(() => void (latest.current = call))

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs])
}
