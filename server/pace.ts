type Limits = {
  perTurn: number
  /** After which no piece begins in this turn. */
  turnMs: number
  /** Turns of the event loop between those in which work begins. */
  turnsBetween: number
  waiting: number
  /** How many may wait for longer than `waitMs`: they are few because the machine is slow. */
  waitingLong: number
  waitMs: number
}
type Piece = { work: () => void; since: number }

/**
 * Lets a few pieces of work begin in some turns of the event loop, so that whatever else has come in is
 * seen to between them; the others wait.
 */
export function createPace(limits: Limits) {
  const { perTurn, turnMs, turnsBetween, waiting, waitingLong, waitMs } = limits
  const queue: Piece[] = []
  let scheduled = false

  /** Each piece is a task of its own: what it does without waiting is done before the next begins. */
  function beginTurn(): void {
    const count = Math.min(perTurn, queue.length)
    let end = Number.POSITIVE_INFINITY
    for (let number = 1; number <= count; number += 1) {
      setImmediate(() => {
        const now = performance.now()
        if (number === 1) end = now + turnMs
        const piece = now < end ? queue.shift() : undefined
        if (number === count) {
          scheduled = queue.length > 0
          if (scheduled) afterTurns(turnsBetween, beginTurn)
        }
        piece?.work()
      })
    }
  }

  return {
    /** Whether as many wait as should, or several for as long as nobody should. */
    isFull(): boolean {
      const [first] = queue
      const waited = first === undefined ? 0 : performance.now() - first.since
      return queue.length >= waiting || (queue.length > waitingLong && waited > waitMs)
    },

    begin(work: () => void): void {
      queue.push({ work, since: performance.now() })
      if (scheduled) return
      scheduled = true
      beginTurn()
    },
  }
}

function afterTurns(count: number, next: () => void): void {
  if (count === 0) next()
  else setImmediate(afterTurns, count - 1, next)
}
