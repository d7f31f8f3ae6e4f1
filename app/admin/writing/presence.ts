const aloneMs = 15_000
const togetherMs = 5000

type PresenceOptions = {
  /** Tells the server of this tab and takes what others did. */
  look: () => Promise<unknown>
  /** Whether there is anything to tell at the moment. */
  wanted: () => boolean
  /** Whether somebody else has the draft open. */
  others: () => boolean
}

/** Says again and again that this tab has the draft open, more often while others have it as well. */
export function createPresence({ look, wanted, others }: PresenceOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let field: string | null = null
  let running = false

  function next() {
    clearTimeout(timer)
    if (running) timer = setTimeout(() => void tick(), others() ? togetherMs : aloneMs)
  }

  async function tick() {
    // A failure shows in the state line as soon as there is something to save.
    if (wanted()) await look().catch(() => undefined)
    next()
  }

  return {
    field: () => field,
    /** The field in which somebody writes here; null for none. */
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
