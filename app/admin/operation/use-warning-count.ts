import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { operation } from '../client/operation.ts'

const listPath = '/admin/warnings'
const againMs = 5 * 60_000

/**
 * How many warnings there are for this person; 0 until known. Counted when the panel or the list opens, and
 * when somebody moves on in the panel after a while. The screens' own calls report failures.
 */
export function useWarningCount(isLoggedIn: boolean): number {
  const { pathname } = useLocation()
  const [count, setCount] = useState(0)
  const countedMs = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    const isDue = pathname === listPath || performance.now() - countedMs.current > againMs
    if (!isLoggedIn || !isDue) return
    countedMs.current = performance.now()
    operation.warnings().then(
      ({ length }) => setCount(length),
      // ignored: the next screen counts again.
      () => undefined,
    )
  }, [isLoggedIn, pathname])

  return count
}
