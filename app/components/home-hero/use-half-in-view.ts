import { type RefObject, useEffect, useState } from 'react'

/** Whether at least half of the element is in view. */
export function useHalfInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => setInView(changes.at(-1)!.intersectionRatio >= 0.5),
      { threshold: 0.5 },
    )
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return inView
}
