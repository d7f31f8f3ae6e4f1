import { useState } from 'react'
import { ApiError, sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'

/** Makes a call, after a new log-in if the last one is too old. Returns undefined if the user declines. */
export type Run = <Result>(call: () => Promise<Result>) => Promise<Result | undefined>

const failed = 'Something went wrong. Please try again.'

/** Wraps a button's call: `busy` is true meanwhile, and failures go to `tell`. */
export function useAccountCall(run: Run, tell: (text: string) => void) {
  const [busy, setBusy] = useState(false)

  async function attempt<Result>(call: () => Promise<Result>, done: (result: Result) => void) {
    setBusy(true)
    try {
      const outcome = await run(async () => ({ result: await call() }))
      if (outcome) done(outcome.result)
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      const isRefusal = error instanceof ApiError && error.status < 500 && error.message
      tell(isRefusal ? error.message : failed)
    }
    setBusy(false)
  }

  return { busy, attempt }
}
