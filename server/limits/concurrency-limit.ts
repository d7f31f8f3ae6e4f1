import { HttpError } from '../core/errors.ts'

type Turns = {
  atOnce: number
  waiting: number
  /** Work that has waited this long is rejected. */
  longestWaitMs?: number
}

/**
 * A semaphore: runs a number of tasks at once, queues more up to a limit, and rejects the rest.
 */
export function createConcurrencyLimit({ atOnce, waiting, longestWaitMs }: Turns, refusal: string) {
  let running = 0
  const queue = new Set<() => void>()
  const busy = () => new HttpError(503, refusal, { retryAfter: 10 })

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      queue.add(begin)
      if (longestWaitMs === undefined) return
      timer = setTimeout(() => {
        queue.delete(begin)
        reject(busy())
      }, longestWaitMs)
    })
  }

  return {
    /** Tasks waiting or running. */
    pending: () => running + queue.size,

    async run<Value>(work: () => Promise<Value>): Promise<Value> {
      if (running < atOnce) running += 1
      else if (queue.size < waiting) await turn()
      else throw busy()
      try {
        return await work()
      } finally {
        const [next] = queue
        if (next && queue.delete(next)) next()
        else running -= 1
      }
    },
  }
}
