import type { ReactNode } from 'react'

/** The head of a page: its one h1, and what it is about in a sentence or two. */
export function PageIntro({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page-intro">
      <div className="wrap stack">
        <h1>{title}</h1>
        {children && <div className="page-intro-lead">{children}</div>}
      </div>
    </div>
  )
}
