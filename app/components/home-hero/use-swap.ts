import { useEffect, useState } from 'react'
import { limits } from '../../../shared/limits.ts'

/** Index of the picture that is shown; it swaps every two seconds while `running`. */
export function useSwap(running: boolean): 0 | 1 {
  const [shown, setShown] = useState<0 | 1>(0)
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setShown((before) => (before ? 0 : 1)), limits.heroSwapMs)
    return () => clearInterval(timer)
  }, [running])
  return shown
}
