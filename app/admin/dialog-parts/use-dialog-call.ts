import { useState } from 'react'
import { ApiError, sessionEnded } from '../client/api.ts'
import { leaveForLogin } from '../client/session.ts'

type Problem = { message: string; field?: string | undefined }

const failed = 'Something went wrong. Please try again.'

/**
 * What a dialog does when its button is pressed: whether it is under way, and what went wrong. `fields` are
 * those of its inputs, as the API names them.
 */
export function useDialogCall(fields: readonly string[] = []) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function run(call: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await call()
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      const isRefusal = error instanceof ApiError && error.status < 500 && error.message
      setProblem(isRefusal ? { message: error.message, field: error.field } : { message: failed })
    }
    setBusy(false)
  }

  const isOfField = fields.includes(problem?.field ?? '')
  return {
    busy,
    run,
    /** The message where a field is at fault. */
    errorOf: (field: string) => (problem?.field === field ? problem.message : undefined),
    /** The message where none of them is. */
    problem: isOfField ? undefined : problem?.message,
  }
}
