/** Maximum number of kinds counted separately; events of all other kinds are counted together. */
const mostKinds = 1000
const periodMs = 60_000

export type RepeatedEvents<Event> = ReturnType<typeof createRepeatedEvents<Event>>

/**
 * Keeps floods out of the log: only the first of equal events is written each minute. At the end of the
 * minute `sumUp` is called with each event and how often it was repeated, and with undefined and the
 * number of events beyond `mostKinds`.
 */
export function createRepeatedEvents<Event>(
  sumUp: (event: Event | undefined, repeated: number) => void,
) {
  let counts = new Map<string, { event: Event; count: number; written: number }>()
  let uncounted = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const ended = counts
    const left = uncounted
    counts = new Map()
    uncounted = 0
    for (const { event, count, written } of ended.values()) {
      if (count > written) sumUp(event, count - written)
    }
    if (left > 0) sumUp(undefined, left)
  }

  return {
    /**
     * Counts an event. Returns whether to write it now: true for the first `singly` of each kind per
     * minute.
     */
    isToWrite(kind: string, event: Event, singly = 1): boolean {
      timer ??= setTimeout(flush, periodMs).unref()
      const known = counts.get(kind)
      if (!known && counts.size >= mostKinds) {
        uncounted += 1
        return false
      }
      const counted = known ?? { event, count: 0, written: 0 }
      counts.set(kind, counted)
      counted.count += 1
      if (counted.written >= singly) return false
      counted.written += 1
      return true
    },

    /** Reports the counts so far; call it at shutdown too. */
    flush,
  }
}
