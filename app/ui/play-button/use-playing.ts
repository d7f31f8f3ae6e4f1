import { useEffect, useSyncExternalStore } from 'react'
import { useHydrated } from '../use-hydrated.ts'

const listeners = new Set<() => void>()
let playing = true

/**
 * Whether animations may play: until the reader stops them, and not if reduced motion is preferred. The
 * state is shared by the whole page, so that one press stops everything.
 */
export function usePlaying() {
  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const obey = () => lessMotion.matches && setPlaying(false)
    obey()
    lessMotion.addEventListener('change', obey)
    return () => lessMotion.removeEventListener('change', obey)
  }, [])
  const now = useSyncExternalStore(
    subscribe,
    () => playing,
    () => true,
  )
  // At the first render as the server wrote it, even if another island has stopped everything by then.
  const hydrated = useHydrated()
  return {
    playing: !hydrated || now,
    toggle: () => setPlaying(!playing),
  }
}

function setPlaying(wanted: boolean) {
  playing = wanted
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
