/** A text in parts of which every second one, from the second on, is marked. */
export function MarkedText({ parts }: { parts: string[] }) {
  // Parts never move: the place of one is its name.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}
