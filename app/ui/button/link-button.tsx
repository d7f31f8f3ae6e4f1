import type { ReactNode } from 'react'

type Look = 'main' | 'quiet' | 'light'
const classes: Record<Look, string> = {
  main: 'button',
  quiet: 'button quiet-button',
  light: 'button light-button',
}

/** A link that looks like a button. */
export function LinkButton({
  to,
  look = 'main',
  children,
}: {
  to: string
  look?: Look
  children: ReactNode
}) {
  return (
    <a className={classes[look]} href={to}>
      {children}
    </a>
  )
}
