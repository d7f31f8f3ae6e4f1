import type { FastifyBaseLogger } from 'fastify'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Thrown to postpone work that can wait; logged as a warning, not as an error. */
export class PutOff extends Error {}

/** Runs work at startup and then once a day. A failure is logged and retried after an hour. */
export function dailyJob(
  name: string,
  work: (turn: { first: boolean }) => Promise<void>,
  log: FastifyBaseLogger,
) {
  let timer: NodeJS.Timeout | undefined
  let again: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  function run(first: boolean): Promise<void> {
    clearTimeout(again)
    running = running
      .then(() => work({ first }))
      .catch((error: unknown) => {
        if (error instanceof PutOff) log.warn(`${name} is put off: ${error.message}`)
        else log.error(error, `${name} failed`)
        again = setTimeout(() => void run(false), hourMs)
        again.unref()
      })
    return running
  }

  return {
    /** Resolves after the first run. */
    start(): Promise<void> {
      timer = setInterval(() => void run(false), dayMs)
      timer.unref()
      return run(true)
    },

    /** Stops the schedule; resolves when no run is in progress. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
      clearTimeout(again)
    },
  }
}
