import type { ReactNode } from 'react'

/** A screen's title and actions. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="screen-head">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}
