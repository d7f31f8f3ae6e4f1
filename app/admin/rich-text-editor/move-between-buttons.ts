import type { KeyboardEvent } from 'react'

/** Moves between a toolbar's buttons with the arrow keys; for the Tab key it is a single stop. */
export function moveBetweenButtons(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const last = buttons.length - 1
  const next = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
