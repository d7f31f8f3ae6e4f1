import { useSyncExternalStore } from 'react'

/** From here on the list stays beside a conversation. */
const wide = '(width >= 1280px)'

/** Whether the window has room for the list beside a conversation. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(wide).matches,
  )
}
