import { type ReactNode, useCallback, useState } from 'react'
import { ApiError } from '../client/request.ts'
import { endReplaced } from '../client/account.ts'
import { storedToken } from '../client/session.ts'
import { LogInAgain } from './log-in-again.tsx'

type Asked = { message: string; token: string | null; answer: (loggedIn: boolean) => void }

/**
 * For calls that the server refuses with 403 if the log-in is too old: `run` asks the user to log in and
 * repeats the call, or returns undefined if they decline. Callers must render `dialog`.
 */
export function useRecentLogIn(): {
  run: <Result>(call: () => Promise<Result>) => Promise<Result | undefined>
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked>()

  const run = useCallback(async <Result,>(call: () => Promise<Result>) => {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403)) throw error
      const { message } = error
      const token = storedToken()
      const hasLoggedIn = await new Promise<boolean>((answer) =>
        setAsked({ message, token, answer }),
      )
      setAsked(undefined)
      if (!hasLoggedIn) return undefined
      if (token) endReplaced(token)
      return call()
    }
  }, [])

  const dialog = asked && (
    <LogInAgain
      message={asked.message}
      advice="Then it goes on where you are."
      onLoggedIn={() => asked.answer(true)}
      onClose={() => asked.answer(false)}
    />
  )
  return { run, dialog }
}
