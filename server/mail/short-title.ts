const longest = 100
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A title in one line that fits into a subject: at most 100 UTF-16 units, cut between characters as a reader sees
 * them. Empty where there is nothing to see.
 */
export function shortTitle(title: string): string {
  const line = title.replaceAll(/\s+/g, ' ').trim()
  return line.slice(0, segmenter.segment(line).containing(longest)?.index)
}
