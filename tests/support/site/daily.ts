import { vi } from 'vitest'
import { day } from './movable-clock.ts'

/** Lets the test fire daily timers; all others run as usual. */
export function daily() {
  const works = new Map<unknown, () => void>()
  const { setInterval: begin, clearInterval: end } = globalThis
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void, ms: number) => {
    const timer = begin(work, ms)
    if (ms === day) works.set(timer, work)
    return timer
  }) as typeof setInterval)
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    works.delete(timer)
    end(timer)
  })
  return {
    goOff(): void {
      for (const work of works.values()) work()
    },
  }
}
