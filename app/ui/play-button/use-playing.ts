import { useEffect, useSyncExternalStore } from 'react'

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
  return {
    playing: useSyncExternalStore(
      subscribe,
      () => playing,
      () => true,
    ),
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
