import { Fragment, type ReactNode } from 'react'

type MarkedTextProps = {
  parts: string[]
  /** Renders a part; by default it is shown as it is. */
  write?: (part: string) => ReactNode
}

/** A text in parts, of which the second, fourth and so on are marked. */
export function MarkedText({ parts, write }: MarkedTextProps) {
  return parts.map((part, at) => {
    const written = write ? write(part) : part
    // Parts never move, so the index is a stable key.
    const Part = at % 2 === 1 ? 'mark' : Fragment
    // oxlint-disable-next-line react/no-array-index-key
    return <Part key={at}>{written}</Part>
  })
}
