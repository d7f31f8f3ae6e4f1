import { useEffect, useState } from 'react'
import { sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'

/** `at`: when it was read, in milliseconds since 1970. */
export type Read<Value> = { value: Value; at: number }

/** What `load`, the same function each time, returned last; `again` loads it again. */
export function useReading<Value>(load: () => Promise<Value>) {
  const [shown, setShown] = useState<Read<Value>>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    let isCurrent = true
    async function show() {
      try {
        const value = await load()
        if (!isCurrent) return
        setShown({ value, at: Date.now() })
        setFailed(false)
      } catch (error) {
        if (!isCurrent) return
        if (sessionEnded(error)) return leaveForLogin()
        setFailed(true)
      }
    }
    if (attempt > 0) void show()
    return () => {
      isCurrent = false
    }
  }, [load, attempt])

  return { shown, failed, again: () => setAttempt((before) => before + 1) }
}
