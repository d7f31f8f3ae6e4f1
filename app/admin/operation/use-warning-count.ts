import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { operation } from '../client/operation.ts'

const againMs = 5 * 60_000

/**
 * How many warnings there are for this person; 0 until known. Counted when the panel opens, and when
 * somebody moves on in it after a while. The screens' own calls report failures.
 */
export function useWarningCount(isLoggedIn: boolean): number {
  const { pathname } = useLocation()
  const [count, setCount] = useState(0)
  const counted = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    if (!isLoggedIn || performance.now() - counted.current < againMs) return
    counted.current = performance.now()
    operation.warnings().then(
      ({ length }) => setCount(length),
      () => undefined,
    )
  }, [isLoggedIn, pathname])

  return count
}
