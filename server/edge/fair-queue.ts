export type Pace = {
  /** How many pieces may start in one turn. */
  perTurn: number
  /** Maximum of waiting pieces; one source may have half of them. */
  waiting: number
  /** Once a piece has waited this long, its source is refused more; unset: no limit. */
  waitMs?: number
}

/**
 * Work on the main thread delays everybody else by its full length. Each turn of the event loop accepts
 * one new connection, so many short turns let in a crowd that long ones would hold back. So no piece
 * starts after `turnMs` in a turn, and `turnsBetween` turns are left for everything else.
 */
const turnMs = 1
const turnsBetween = 8
/** If this few are waiting, the machine is slow rather than the queue too long. */
const fewWaiting = 20

type Piece = { work: () => void; since: number }

/**
 * Starts a few pieces of work in some turns of the event loop, so that other work gets done in
 * between; the rest wait. Sources take turns, so a source that sends much waits behind itself.
 */
export function createFairQueue({ perTurn, waiting, waitMs = Number.POSITIVE_INFINITY }: Pace) {
  /** A Map iterates in insertion order, so the first source is next. */
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

  /** Each piece runs as a task of its own, so its synchronous part ends before the next starts. */
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
    /**
     * Whether the queue is full, in total or for this source; or, when many wait, whether a piece
     * of this source has waited too long.
     */
    isFull(source: string): boolean {
      const own = queues.get(source) ?? []
      const waited = own[0] === undefined ? 0 : performance.now() - own[0].since
      const isLong = waited > waitMs && length > fewWaiting
      return length >= waiting || own.length >= waiting / 2 || isLong
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
