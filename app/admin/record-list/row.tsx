// The roles repeat the elements' own: some browsers drop those when a narrow screen lays out a table
// as cards.
import type { ReactNode } from 'react'

export function Row({ children }: { children: ReactNode }) {
  // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
  return <tr role="row">{children}</tr>
}

type CellProps = {
  /** Name of its column; left out if the cell has only buttons. */
  column?: string
  kind?: 'name' | 'date' | 'text' | 'actions'
  children: ReactNode
}

export function Cell({ column, kind, children }: CellProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
    <td role="cell" data-column={column} className={kind && `row-${kind}`}>
      {children}
    </td>
  )
}
