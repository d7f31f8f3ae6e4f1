import { Fragment, type ReactNode } from 'react'

type MarkedTextProps = {
  parts: string[]
  /** How a part is written; as it is, if this is left out. */
  write?: (part: string) => ReactNode
}

/** A text in parts of which every second one, from the second on, is marked. */
export function MarkedText({ parts, write }: MarkedTextProps) {
  return parts.map((part, at) => {
    const written = write ? write(part) : part
    // Parts never move: the place of one is its name.
    const Part = at % 2 === 1 ? 'mark' : Fragment
    // oxlint-disable-next-line react/no-array-index-key
    return <Part key={at}>{written}</Part>
  })
}
