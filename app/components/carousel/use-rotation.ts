import { useCallback, useEffect, useState } from 'react'
import { limits } from '../../../shared/limits.ts'

/** Which of `count` items is in the centre. While `running`, it advances every six seconds. */
export function useRotation(count: number, running: boolean) {
  const [centre, setCentre] = useState(0)
  const next = (centre + 1) % count
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(setCentre, limits.carousel.stepMs, next)
    return () => clearTimeout(timer)
  }, [running, next])
  const rotate = useCallback(
    (steps: number) => setCentre((before) => (before + steps + count) % count),
    [count],
  )
  return { centre, rotate, moveTo: setCentre }
}
