// For the files `*.examples.tsx`, which show a part in every state; see app/development/ui-gallery.tsx.
import type { ReactNode } from 'react'

/** Each state of a part under the words that name it. */
export type Examples = Record<string, ReactNode>

/** As it looks on the dark grounds of header, footer and hero. */
export function OnDark({ children }: { children: ReactNode }) {
  return <div className="example-on-dark on-dark">{children}</div>
}

/** As it looks under the pointer. */
export function Hovered({ children }: { children: ReactNode }) {
  return <div className="example-hovered">{children}</div>
}

/** As it looks where the keyboard is. */
export function Focused({ children }: { children: ReactNode }) {
  return <div className="example-focused">{children}</div>
}
