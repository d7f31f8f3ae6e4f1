const aloneMs = 15_000
const togetherMs = 5000

type PresenceOptions = {
  /** Reports this tab to the server and fetches what others have done. */
  poll: () => Promise<unknown>
  /** Whether there is anything to report. */
  wanted: () => boolean
  /** Whether somebody else has the draft open. */
  others: () => boolean
}

/** Reports at intervals that this tab has the draft open, more often while others have it open too. */
export function createPresence({ poll, wanted, others }: PresenceOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let field: string | null = null
  let running = false

  function next() {
    clearTimeout(timer)
    if (running) timer = setTimeout(() => void tick(), others() ? togetherMs : aloneMs)
  }

  async function tick() {
    // ignored: the state line shows it as soon as there is something to save.
    if (wanted()) await poll().catch(() => undefined)
    next()
  }

  return {
    field: () => field,
    /** Sets the field in which this user is writing; null for none. */
    writesIn(name: string | null) {
      field = name
    },
    start() {
      running = true
      next()
    },
    stop() {
      running = false
      clearTimeout(timer)
    },
  }
}
