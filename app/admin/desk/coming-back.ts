import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** What a link from an enquiry to the list says about where the focus goes there. */
export type ComingBack = { focus: 'row' | 'search' }

let lastOpened: string | undefined

/** Remembers the enquiry whose row gets the focus when somebody comes back to the list. */
export function useLastOpened(id: string): void {
  useEffect(() => void (lastOpened = id), [id])
}

export const searchField = () => document.querySelector<HTMLElement>('.list-filter input')

/** Moves the focus once the list is there: to the row of the enquiry that was just open, or into the search. */
export function useComingBack(isLoaded: boolean): void {
  const { state } = useLocation() as { state: Partial<ComingBack> | null }
  const isBack = useNavigationType() === NavigationType.Pop
  const isSettled = useRef(false)

  useEffect(() => {
    if (!isLoaded || isSettled.current) return
    isSettled.current = true
    const { activeElement } = document
    if (activeElement !== document.body && activeElement?.tagName !== 'H1') return
    if (state?.focus === 'search') searchField()?.focus()
    else if (lastOpened && (isBack || state?.focus === 'row')) rowOf(lastOpened)?.focus()
  }, [isLoaded, isBack, state])
}

const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-enquiry="${CSS.escape(id)}"]`)
