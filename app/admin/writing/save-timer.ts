/** Time from the last key to the save. */
const pauseMs = 2000
/** During continuous writing, the longest time from the first unsaved key to the save. */
const longestMs = 15_000
const retriesMs = [2000, 4000, 8000, 15_000, 30_000]

/** Decides when to save: after a pause in writing; after failures, at growing intervals. */
export function createSaveTimer(onDue: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstKey: number | undefined
  let failures = 0
  let held = false

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(onDue, ms)
  }

  /** A key was typed. While saving fails, the pending retry will include it. */
  function typed() {
    if (failures > 0) return
    firstKey ??= Date.now()
    const pause = held ? longestMs : pauseMs
    wait(Math.max(0, Math.min(pause, firstKey + longestMs - Date.now())))
  }

  return {
    typed,
    /** Whether a word is being composed: a pause in the middle of one does not count. */
    hold(composing: boolean) {
      held = composing
      if (firstKey !== undefined) typed()
    },
    /** A save begins: later keys belong to the next one. */
    begun() {
      clearTimeout(timer)
      firstKey = undefined
    },
    succeeded() {
      failures = 0
    },
    /** `afterMs` is the delay that the server asks for, in milliseconds. */
    failed(afterMs = 0) {
      const step = retriesMs[Math.min(failures, retriesMs.length - 1)]!
      failures += 1
      wait(Math.max(afterMs, step * (0.75 + Math.random() / 2)))
    },
    stop: () => clearTimeout(timer),
  }
}
