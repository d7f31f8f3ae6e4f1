import { useEffect, useState } from 'react'

/** Whether somebody may be typing on the page. */
export function useFieldFocused(): boolean {
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const look = () => setFocused(document.activeElement instanceof HTMLInputElement)
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  return focused
}
