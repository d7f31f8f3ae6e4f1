/** Kinds of events that are counted separately; events of any further kind are counted together. */
const mostKinds = 1000
const periodMs = 60_000

export type RepeatedEvents<Event> = ReturnType<typeof createRepeatedEvents<Event>>

/**
 * Keeps floods out of the log: only the first of equal events is written each minute. At the end of the minute
 * `sumUp` gets each event with the number of its repetitions, and undefined with the number of all events
 * beyond `mostKinds`.
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
    /** Counts an event; returns whether to write it now. Of each kind the first `singly` of a minute are. */
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

    /** Sums up what was counted so far; also to be called at the end. */
    flush,
  }
}
