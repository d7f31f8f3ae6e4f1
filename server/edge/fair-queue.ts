type Limits = {
  perTurn: number
  /** After which no piece begins in this turn. */
  turnMs: number
  /** Turns of the event loop between those in which work begins. */
  turnsBetween: number
  waiting: number
  /** Of those that wait. */
  ofOneSource: number
  /** How many may wait for longer than `waitMs`: with so few it is the machine that is slow. */
  waitingLong: number
  waitMs: number
}
type Piece = { work: () => void; since: number }

/**
 * Lets a few pieces of work begin in some turns of the event loop, so that whatever else has come in is
 * seen to between them; the others wait. Sources take turns: who asks for much waits behind himself.
 */
export function createFairQueue(limits: Limits) {
  const { perTurn, turnMs, turnsBetween, waiting, ofOneSource, waitingLong, waitMs } = limits
  /** A map lists its keys in the order in which they were set: the first is next. */
  const queues = new Map<string, Piece[]>()
  let length = 0
  let scheduled = false

  function takeNext(): Piece | undefined {
    const [first] = queues
    if (!first) return undefined
    const [source, queue] = first
    const piece = queue.shift()
    length -= 1
    queues.delete(source)
    if (queue.length > 0) queues.set(source, queue)
    return piece
  }

  /** Each piece is a task of its own: what it does without waiting is done before the next begins. */
  function beginTurn(): void {
    const count = Math.min(perTurn, length)
    let end = Number.POSITIVE_INFINITY
    for (let number = 1; number <= count; number += 1) {
      setImmediate(() => {
        const now = performance.now()
        if (number === 1) end = now + turnMs
        const piece = now < end ? takeNext() : undefined
        if (number === count) {
          scheduled = length > 0
          if (scheduled) afterTurns(turnsBetween, beginTurn)
        }
        piece?.work()
      })
    }
  }

  return {
    /** Whether as many wait as should, of all or of this source; or, where many do, one of its own for too long. */
    isFull(source: string): boolean {
      const own = queues.get(source) ?? []
      const waited = own[0] === undefined ? 0 : performance.now() - own[0].since
      const isLong = waited > waitMs && length > waitingLong
      return length >= waiting || own.length >= ofOneSource || isLong
    },

    begin(source: string, work: () => void): void {
      const own = queues.get(source) ?? []
      own.push({ work, since: performance.now() })
      queues.set(source, own)
      length += 1
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
