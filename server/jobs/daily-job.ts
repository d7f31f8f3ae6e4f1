import type { FastifyBaseLogger } from 'fastify'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Why work is put off: it will do later, and nothing is wrong with the site. */
export class PutOff extends Error {}

/** Work that is done at the start and then once a day. What fails is in the log, and tried again in an hour. */
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
    /** Resolves when the work has been done for the first time. */
    start(): Promise<void> {
      timer = setInterval(() => void run(false), dayMs)
      timer.unref()
      return run(true)
    },

    /** Resolves when no work is in progress. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
      clearTimeout(again)
    },
  }
}
