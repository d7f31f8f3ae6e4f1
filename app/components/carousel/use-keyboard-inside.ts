import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has keyboard focus inside. Focus from a click does not count. */
export function useKeyboardInside(element: RefObject<HTMLElement | null>): boolean {
  const [inside, setInside] = useState(false)
  useEffect(() => {
    const watched = element.current
    const enter = ({ target }: FocusEvent) =>
      setInside(target instanceof Element && target.matches(':focus-visible'))
    const leave = () => setInside(false)
    watched?.addEventListener('focusin', enter)
    watched?.addEventListener('focusout', leave)
    return () => {
      watched?.removeEventListener('focusin', enter)
      watched?.removeEventListener('focusout', leave)
    }
  }, [element])
  return inside
}
