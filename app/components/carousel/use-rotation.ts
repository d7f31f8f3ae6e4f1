import { useCallback, useEffect, useState } from 'react'
import { limits } from '../../../shared/limits.ts'

/** Which of `count` items stands in the centre. While `running` the next one follows after six seconds. */
export function useRotation(count: number, running: boolean) {
  const [centre, setCentre] = useState(0)
  const rotate = useCallback(
    (steps: number) => setCentre((before) => (before + steps + count) % count),
    [count],
  )
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(rotate, limits.carousel.stepMs, 1)
    return () => clearTimeout(timer)
  }, [running, rotate, centre])
  return { centre, rotate, moveTo: setCentre }
}
