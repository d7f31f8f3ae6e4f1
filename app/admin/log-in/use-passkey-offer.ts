import { useCallback, useEffect, useRef } from 'react'
import { ApiError } from '../client/request.ts'

/** A little less than the lifetime of a challenge. */
const renewAfterMs = 4 * 60_000

/**
 * Has the browser offer passkeys in the autofill of the e-mail field. `onEnd` is called after a log-in
 * that way, or with its error. If no offer can be made, the user is not told: codes work.
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
      // If the server made no offer, focusing the field must not ask it every time.
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
    /** Call when the field gets the focus: renews an offer that has ended or is too old. */
    renew: useCallback(() => {
      const isOld = Date.now() - begunAt.current > renewAfterMs
      if (isOld || offer.current?.signal.aborted) void begin()
    }, [begin]),
  }
}
