type Limits = { perTurn: number; turnMs: number; waiting: number }

/**
 * Lets a few pieces of work begin in each turn of the event loop, and none after some time of it, so
 * that whatever else has come in is seen to between them; the others wait.
 */
export function createPace({ perTurn, turnMs, waiting }: Limits) {
  const queue: (() => void)[] = []
  let scheduled = false

  /** Each piece is a task of its own: what it does without waiting is done before the next begins. */
  function scheduleTurn(): void {
    scheduled = true
    const count = Math.min(perTurn, queue.length)
    let end = Number.POSITIVE_INFINITY
    for (let number = 1; number <= count; number += 1) {
      setImmediate(() => {
        const now = performance.now()
        if (number === 1) end = now + turnMs
        const work = now < end ? queue.shift() : undefined
        if (number === count) {
          scheduled = false
          if (queue.length > 0) scheduleTurn()
        }
        work?.()
      })
    }
  }

  return {
    /** Whether as many wait as should. */
    isFull: () => queue.length >= waiting,

    begin(work: () => void): void {
      queue.push(work)
      if (!scheduled) scheduleTurn()
    },
  }
}
