import { useEffect, useState } from 'react'

/** Moves the focus to a selector after the next render, if the button that had it is gone. */
export function useKeepFocus(): (selector: string) => void {
  const [place, setPlace] = useState<{ selector: string }>()
  useEffect(() => {
    if (place && document.activeElement === document.body)
      document.querySelector<HTMLElement>(place.selector)?.focus({ preventScroll: true })
  }, [place])
  return (selector) => setPlace({ selector })
}
