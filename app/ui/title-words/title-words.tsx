import type { ReactNode } from 'react'

const word = /[\p{L}\p{M}\p{N}’']+(?:-[\p{L}\p{M}\p{N}’']+)*/gu

/** Fits on a line of the narrowest screen, in a title's largest letters there. */
const longestWhole = 15
const long = /[^-]{15}/u

/** A title whose words are kept whole if the screen can hold them: see the styles. */
export function titleWords(title: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: found, index } of title.matchAll(word)) {
    const name = classOf(found)
    if (!name) continue
    parts.push(
      title.slice(end, index),
      <span key={index} className={name}>
        {found}
      </span>,
    )
    end = index + found.length
  }
  return parts.length > 0 ? [...parts, title.slice(end)] : title
}

function classOf(found: string): string | undefined {
  if (long.test(found)) return 'long-word'
  return found.includes('-') && found.length <= longestWhole ? 'whole-word' : undefined
}
