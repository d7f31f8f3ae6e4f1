import { useCallback, useEffect, useState } from 'react'
import type { CannedAnswer } from '../../../shared/desk.ts'
import { sessionEnded } from '../client/request.ts'
import { desk } from '../client/desk.ts'

/** All canned answers; null if they could not be loaded. */
export function useAnswers() {
  const [answers, setAnswers] = useState<CannedAnswer[] | null>()
  const [ended, setEnded] = useState(false)

  const reload = useCallback(async () => {
    try {
      setAnswers(await desk.answers())
    } catch (error) {
      setEnded(sessionEnded(error))
      setAnswers(null)
    }
  }, [])
  useEffect(() => queueMicrotask(() => void reload()), [reload])

  const problem = ended ? 'Your session has ended.' : 'The answers could not be loaded.'
  return { answers: answers ?? undefined, problem: answers === null ? problem : undefined, reload }
}
