import { useCallback, useRef, useState } from 'react'
import { ApiError, sessionEnded, UnreachableError } from '../client/request.ts'
import { storedToken } from '../client/session.ts'
import { idempotencyKeys } from './idempotency-key.ts'

export type Problem = {
  message: string
  /** What helps, where the message says too little. */
  advice?: string
  /** The field at fault, as the API names it. */
  field?: string | undefined
  /** Somebody else has saved the record since it was loaded. */
  conflict?: boolean
}

type Saving = {
  /** Waits for what was chosen and is still being looked at; whether it can be sent. Says itself what can't. */
  ready: () => Promise<boolean>
  /** The first broken rule of what was typed. */
  check: () => Problem | undefined
  /** Everything that has to be sent, in its order. */
  save: (key: (content: object) => string) => Promise<void>
  /** Joins what is typed with what somebody else has saved; whether it can be sent again at once. */
  merge?: (() => Promise<boolean>) | undefined
  /** For a refusal without words. */
  refused: string
  noToken: string
  /** Says a problem out loud, where the form's own notice is not enough. */
  tell?: (message: string) => void
}

const unreachable: Problem = {
  message: 'Something went wrong. Please try again.',
  advice: 'The site could not be reached. Your text is still here.',
}
const failed: Problem = { message: unreachable.message }

export type SavingState = ReturnType<typeof useSaving>

/** Saving a form once for each press: what is pending, what went wrong, logging in again in between. */
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

  /** Runs a call to the server; without a log-in that holds, once more after logging in. */
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

  /** What others have changed elsewhere in the record joins by itself; the rest is a problem. */
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
    /** Asks for a new log-in, then goes on. */
    logIn: (next: () => void) => setLogInFirst({ message: sessionOver, next }),
    /** When what was complained about has been mended. */
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
