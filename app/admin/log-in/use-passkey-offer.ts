import { useCallback, useEffect, useRef } from 'react'
import { ApiError } from '../client/api.ts'

/** A little less than a challenge is good for. */
const renewAfterMs = 4 * 60_000

/**
 * Has the browser offer passkeys among what it fills into the e-mail field. `onEnd` is called when somebody
 * has logged in so, or with what went wrong. Where an offer can't be made nobody is told: codes work.
 */
export function usePasskeyOffer(onEnd: (cause?: unknown) => void) {
  const begunAt = useRef(0)
  const latestEnd = useRef(onEnd)
  const offer = useRef<AbortController>(undefined)

  const begin = useCallback(async () => {
    offer.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    offer.current = controller
    begunAt.current = Date.now()
    try {
      const { canOffer, logInWithPasskey } = await import('../client/passkeys.ts')
      if (!(await canOffer()) || signal.aborted) return
      await logInWithPasskey(signal, true)
      latestEnd.current()
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 401
      if (isRefused && !signal.aborted) latestEnd.current(error)
      // Where the server made no offer, the field being gone to does not ask it each time.
      if (isRefused || !(error instanceof ApiError)) controller.abort()
    }
  }, [])

  useEffect(() => {
    latestEnd.current = onEnd
  }, [onEnd])

  useEffect(() => {
    void begin()
    return () => offer.current?.abort()
  }, [begin])

  return {
    end: useCallback(() => offer.current?.abort(), []),
    /** To be called when the field is gone to: an offer that has ended or is too old is made anew. */
    renew: useCallback(() => {
      const isOld = Date.now() - begunAt.current > renewAfterMs
      if (isOld || offer.current?.signal.aborted) void begin()
    }, [begin]),
  }
}
