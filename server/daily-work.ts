import type { FastifyBaseLogger } from 'fastify'

const dayMs = 24 * 60 * 60_000

/** Work that is done at the start and then once a day. What fails is in the log, and tried again. */
export function dailyWork(
  name: string,
  work: (turn: { first: boolean }) => Promise<void>,
  log: FastifyBaseLogger,
) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  function run(first: boolean): Promise<void> {
    running = running
      .then(() => work({ first }))
      .catch((error: unknown) => log.error(error, `${name} failed`))
    return running
  }

  return {
    /** Answers when the work has been done for the first time. */
    start(): Promise<void> {
      timer = setInterval(() => void run(false), dayMs)
      timer.unref()
      return run(true)
    },

    /** Answers when no work is under way. */
    stop(): Promise<void> {
      clearInterval(timer)
      return running
    },
  }
}
