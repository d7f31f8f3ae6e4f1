import type { ReactNode } from 'react'

/** Name of a screen and what can be done on it. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="screen-head">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}
