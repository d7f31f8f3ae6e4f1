import { useState } from 'react'
import { ApiError, sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'

type Problem = { message: string; field?: string | undefined }

const failed = 'Something went wrong. Please try again.'

/**
 * Runs the call of a dialog's button and keeps whether it is under way and what went wrong. `fields` are
 * the dialog's inputs by their API names.
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
    /** The error of this field, if any. */
    errorOf: (field: string) => (problem?.field === field ? problem.message : undefined),
    /** The error, if it belongs to none of the fields. */
    problem: isOfField ? undefined : problem?.message,
  }
}
