import { useEffect, useState } from 'react'
import { sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'

/** What `load` returned last, which must be the same function each time; `read` loads it again. */
export function useReading<Value>(load: () => Promise<Value>) {
  const [value, setValue] = useState<Value>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    load().then(
      (loaded) => {
        if (!isCurrent) return
        setValue(loaded)
        setFailed(false)
      },
      (error: unknown) => {
        if (!isCurrent) return
        if (sessionEnded(error)) leaveForLogin()
        else setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])

  return { value, failed, read: () => setAttempt((before) => before + 1) }
}
