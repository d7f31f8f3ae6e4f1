import { HttpError } from './errors.ts'

/** Lets so many pieces of work run at once; further ones wait, and past that number are refused. */
export function createTurns(
  { atOnce, waiting }: { atOnce: number; waiting: number },
  refusal: string,
) {
  let running = 0
  const queue: (() => void)[] = []

  return {
    /** Work that waits or runs. */
    pending: () => running + queue.length,

    async take<Value>(work: () => Promise<Value>): Promise<Value> {
      if (running < atOnce) running += 1
      else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
      else throw new HttpError(503, refusal, { retryAfter: 10 })
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
