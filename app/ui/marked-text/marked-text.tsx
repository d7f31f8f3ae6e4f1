import { Fragment, type ReactNode } from 'react'

type MarkedTextProps = { parts: string[]; write?: (part: string) => ReactNode }

/** A text in parts of which every second one, from the second on, is marked. */
export function MarkedText({ parts, write = (part) => part }: MarkedTextProps) {
  // Parts never move: the place of one is its name.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at}>{write(part)}</mark>
    ) : (
      <Fragment key={at}>{write(part)}</Fragment>
    ),
  )
}
