import { useCallback, useRef, useState } from 'react'
import { ApiError, sessionEnded, UnreachableError } from '../client/request.ts'
import { storedToken } from '../client/session.ts'
import { idempotencyKeys } from './idempotency-key.ts'

export type Problem = {
  message: string
  /** What to do, if the message does not say. */
  advice?: string
  /** The invalid field's name in the API. */
  field?: string | undefined
  /** Somebody else has saved the record since it was loaded. */
  conflict?: boolean
}

type Saving = {
  /** Waits for a chosen file to be checked. Returns whether the form can be sent; reports problems itself. */
  ready: () => Promise<boolean>
  /** Returns the first broken rule. */
  check: () => Problem | undefined
  /** Sends everything, in order. */
  save: (key: (content: object) => string) => Promise<void>
  /** Merges the form with what somebody else has saved. Returns whether it can be sent again at once. */
  merge?: (() => Promise<boolean>) | undefined
  /** The message for a refusal without one. */
  refused: string
  noToken: string
  /** Shows a problem in an alert, if the form's own notice is not enough. */
  tell?: (message: string) => void
}

const unreachable: Problem = {
  message: 'Something went wrong. Please try again.',
  advice: 'The site could not be reached. Your text is still here.',
}
const failed: Problem = { message: unreachable.message }

export type SavingState = ReturnType<typeof useSaving>

/** Saves a form, once per press: tracks progress and problems, and asks people to log in again. */
export function useSaving({ ready, check, save, merge, refused, noToken, tell }: Saving) {
  const [phase, setPhase] = useState<'editing' | 'submitting' | 'saved'>('editing')
  const [problem, setProblem] = useState<Problem>()
  const [logInFirst, setLogInFirst] = useState<{ message: string; next: () => void }>()
  const [keyFor] = useState(idempotencyKeys)
  const busy = useRef(false)

  const report = useCallback(
    (next: Problem) => {
      setProblem(next)
      tell?.(next.message)
    },
    [tell],
  )

  /** Runs a call to the server. If the session has ended, runs it again after a new log-in. */
  async function attempt(
    call: () => Promise<void>,
    refusal: string,
    again = () => void attempt(call, refusal),
  ): Promise<boolean> {
    try {
      await call()
      return true
    } catch (error) {
      if (sessionEnded(error)) {
        const message = error.message || refusal
        setProblem({ message })
        setLogInFirst({ message, next: again })
      } else report(describe(error, refusal))
      return false
    }
  }

  async function submit(): Promise<void> {
    if (busy.current) return
    busy.current = true
    const saved = (await ready()) && mayBeSent() && (await send())
    busy.current = false
    setPhase(saved ? 'saved' : 'editing')
  }

  function mayBeSent(): boolean {
    const broken = check()
    if (broken) report(broken)
    else if (!storedToken()) {
      report({ message: noToken })
      setLogInFirst({ message: noToken, next: () => void submit() })
    } else return true
    return false
  }

  function send(): Promise<boolean> {
    setPhase('submitting')
    setProblem(undefined)
    return attempt(
      () => save(keyFor).catch(mergeAndSave),
      refused,
      () => void submit(),
    )
  }

  /** Merges changes of other fields by others; anything else is a problem. */
  async function mergeAndSave(error: unknown): Promise<void> {
    const isConflict = error instanceof ApiError && error.status === 409
    if (!isConflict || !merge || !(await merge())) throw error
    await save(keyFor)
  }

  return {
    phase,
    problem,
    report,
    submit,
    attempt,
    /** Goes on editing after a save. */
    stay: () => setPhase('editing'),
    /** Asks people to log in again, then calls `next`. */
    logIn: (next: () => void) => setLogInFirst({ message: sessionOver, next }),
    /** Clears the problem if it is about this field. */
    clearProblem: useCallback(
      (field: string) => setProblem((shown) => (shown?.field === field ? undefined : shown)),
      [],
    ),
    logInAgain: logInFirst && {
      message: logInFirst.message,
      onLoggedIn() {
        setLogInFirst(undefined)
        setProblem(undefined)
        logInFirst.next()
      },
      onClose: () => setLogInFirst(undefined),
    },
  }
}

const sessionOver = 'Your session has ended. Please log in again.'

function describe(error: unknown, refusal: string): Problem {
  if (!(error instanceof ApiError)) return error instanceof UnreachableError ? unreachable : failed
  const { status, field } = error
  return { message: error.message || refusal, field, conflict: status === 409 }
}
