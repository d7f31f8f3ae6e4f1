/**
 * Lets a few pieces of work begin in each turn of the event loop, so that whatever else has come in
 * is seen to between them; the others wait.
 */
export function createPace({ perTurn, waiting }: { perTurn: number; waiting: number }) {
  const queue: (() => void)[] = []

  function beginSome(): void {
    for (const begin of queue.splice(0, perTurn)) begin()
    if (queue.length > 0) setImmediate(beginSome)
  }

  return {
    /** Whether as many wait as should. */
    isFull: () => queue.length >= waiting,

    begin(work: () => void): void {
      queue.push(work)
      if (queue.length === 1) setImmediate(beginSome)
    },
  }
}
