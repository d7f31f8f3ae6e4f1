import { useEffect, useState } from 'react'
import type { Analytics } from '../../../shared/analytics.ts'
import { loadAnalytics } from '../client/analytics.ts'
import { sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'

/** The figures of the last days. While others load, those loaded last stay. */
export function useAnalytics(days: string) {
  const [shown, setShown] = useState<Analytics>()
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const asked = `${days} ${attempt}`

  useEffect(() => {
    let isCurrent = true
    async function show() {
      try {
        const analytics = await loadAnalytics(days)
        if (!isCurrent) return
        setShown(analytics)
        setFailed(false)
      } catch (error) {
        if (!isCurrent) return
        if (sessionEnded(error)) return leaveForLogin()
        setFailed(true)
      }
      setSettled(asked)
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [days, asked])

  return {
    shown,
    isLoading: settled !== asked,
    hasFailed,
    reload: () => setAttempt(attempt + 1),
  }
}
