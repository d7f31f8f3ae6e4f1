/** A save begins so long after the last key. */
const pauseMs = 2000
/** While somebody writes on and on, so long after the first key that is not saved. */
const longestMs = 15_000
const retriesMs = [2000, 4000, 8000, 15_000, 30_000]

/** Says when the next save is due: after a pause in writing, after failures later and later. */
export function createSaveTimer(onDue: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstKey: number | undefined
  let failures = 0
  let held = false

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(onDue, ms)
  }

  /** A key was typed. While saving fails, the retry that is due anyway takes it along. */
  function typed() {
    if (failures > 0) return
    firstKey ??= Date.now()
    const pause = held ? longestMs : pauseMs
    wait(Math.max(0, Math.min(pause, firstKey + longestMs - Date.now())))
  }

  return {
    typed,
    /** A word is being composed, or no longer: a pause in its middle is none. */
    hold(composing: boolean) {
      held = composing
      if (firstKey !== undefined) typed()
    },
    /** A save begins: keys from now on belong to the next. */
    begun() {
      clearTimeout(timer)
      firstKey = undefined
    },
    succeeded() {
      failures = 0
    },
    /** `afterMs`: the server's own wish, in milliseconds. */
    failed(afterMs = 0) {
      const step = retriesMs[Math.min(failures, retriesMs.length - 1)]!
      failures += 1
      wait(Math.max(afterMs, step * (0.75 + Math.random() / 2)))
    },
    stop: () => clearTimeout(timer),
  }
}
