import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody who uses the keyboard is inside the element. A click's focus does not count. */
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
