import { useState } from 'react'
import { ApiError, sessionEnded, UnreachableError } from '../client/request.ts'

export type DeskProblem = { message: string; status?: number }

const unreachable = 'The server can’t be reached. Please try again.'
const unexpected = 'Something went wrong. Please try again.'

/**
 * Runs one call at a time. An ended session is passed on, because the text must stay on the screen; any
 * other failure becomes a message.
 */
export function useDeskCall(onSessionEnded: (message: string) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DeskProblem>()

  /** Returns whether it succeeded. */
  async function run(call: () => Promise<void>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setProblem(undefined)
    try {
      await call()
      return true
    } catch (error) {
      if (sessionEnded(error)) onSessionEnded(error.message || 'Your session has ended.')
      else setProblem(explain(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, run, clear: () => setProblem(undefined) }
}

function explain(error: unknown): DeskProblem {
  if (error instanceof UnreachableError) return { message: unreachable }
  if (!(error instanceof ApiError)) throw error
  const { status, message } = error
  return { status, message: (status < 500 && message) || unexpected }
}
