import { useEffect, useState } from 'react'
import type { Handover } from '../../../shared/handover.ts'
import { sessionEnded } from '../client/request.ts'
import { type Becoming, people } from '../client/people.ts'
import { leaveForLogin } from '../client/session.ts'

export type HandoverAnswer = {
  /** Undefined while it is loading, and where it could not be loaded. */
  numbers: Handover | undefined
  failed: boolean
  retry: () => void
}

/** What a person gives back who gets this role and profile, or none; not asked for where `asked` is undefined. */
export function useHandover(id: string, asked: Becoming | undefined): HandoverAnswer {
  const [attempt, setAttempt] = useState(0)
  const key = asked && `${id} ${asked.role ?? ''} ${asked.doctorId ?? ''} ${attempt}`
  const [answer, setAnswer] = useState<{ key: string; numbers?: Handover }>()

  useEffect(() => {
    if (!asked || !key) return
    let isCurrent = true
    people.handover(id, asked).then(
      (numbers) => isCurrent && setAnswer({ key, numbers }),
      (error: unknown) => {
        if (sessionEnded(error)) leaveForLogin()
        else if (isCurrent) setAnswer({ key })
      },
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is asked
  }, [key])

  const isAnswered = answer !== undefined && answer.key === key
  return {
    numbers: isAnswered ? answer.numbers : undefined,
    failed: isAnswered && !answer.numbers,
    retry: () => setAttempt(attempt + 1),
  }
}
