// For `*.examples.tsx` files, which show a part in every state; see app/development/ui-gallery.tsx.
import type { ReactNode } from 'react'

/** The states of a part by name. */
export type Examples = Record<string, ReactNode>

/** On the dark background of header, footer and hero. */
export function OnDark({ children }: { children: ReactNode }) {
  return <div className="example-on-dark on-dark">{children}</div>
}

/** As it looks under the pointer. */
export function Hovered({ children }: { children: ReactNode }) {
  return <div className="example-hovered">{children}</div>
}

/** As it looks with keyboard focus. */
export function Focused({ children }: { children: ReactNode }) {
  return <div className="example-focused">{children}</div>
}
