import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskEnquiry } from '../../../shared/desk.ts'
import { ApiError, sessionEnded } from '../client/request.ts'
import { desk } from '../client/desk.ts'
import { leaveForLogin } from '../client/session.ts'
import { joinThread } from './join-thread.ts'
import { useWhileShown } from './use-while-shown.ts'

const refreshMs = 10_000
/** After this long without keyboard or pointer input, the user is taken to be away. */
const presentMs = 60_000

/** One enquiry, kept up to date with changes by colleagues and the patient. */
export function useEnquiry(id: string) {
  const [enquiry, setEnquiry] = useState<DeskEnquiry>()
  const [failed, setFailed] = useState<'missing' | 'closed' | 'unreachable'>()
  const calls = useRef(0)
  const isShown = useRef(false)

  const reload = useCallback(async () => {
    calls.current += 1
    const own = calls.current
    try {
      const now = await desk.open(id)
      // A later call has already been answered.
      if (own !== calls.current) return
      isShown.current = true
      setEnquiry((known) => joinThread(known, now))
      setFailed(undefined)
    } catch (error) {
      if (own !== calls.current) return
      const status = error instanceof ApiError ? error.status : undefined
      if (status === 404) return setFailed('missing')
      if (status === 403) return setFailed('closed')
      // The text stays on the screen; the user's next call reports the error.
      if (isShown.current) return
      if (sessionEnded(error)) return leaveForLogin()
      setFailed('unreachable')
    }
  }, [id])

  useEffect(() => {
    queueMicrotask(() => void reload())
    return () => void (calls.current += 1)
  }, [reload])
  const isPresent = usePresent()
  // Reloading marks new mail as read, so it happens only while somebody is present.
  useWhileShown(() => void (isShown.current && isPresent() && reload()), refreshMs)

  return {
    enquiry,
    failed,
    reload,
    /** Loads the entries before the given one. Throws as the call does. */
    loadBefore: async (entry: string) => {
      const before = await desk.open(id, entry)
      setEnquiry((known) => (known?._id === before._id ? joinThread(known, before) : known))
    },
    /** Ignores pending responses: the screen is about to close. */
    stop: () => {
      isShown.current = false
      calls.current += 1
    },
  }
}

function usePresent(): () => boolean {
  const [lastMoved] = useState(() => ({ at: Date.now() }))
  useEffect(() => {
    const note = () => void (lastMoved.at = Date.now())
    const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
    for (const event of events) addEventListener(event, note, { passive: true })
    return () => {
      for (const event of events) removeEventListener(event, note)
    }
  }, [lastMoved])
  return () => Date.now() - lastMoved.at < presentMs
}
