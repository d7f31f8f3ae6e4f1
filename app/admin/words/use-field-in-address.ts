import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Leads to the field that the address names, such as `#telephone`, once the form is there. */
export function useFieldInAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) return
    const field = document.querySelector(`[data-field="${CSS.escape(hash.slice(1))}"]`)
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input:not([hidden]), textarea, button')?.focus()
  }, [hash])
}
