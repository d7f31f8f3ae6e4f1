import { htmlText } from './html-text.ts'
import { splitBlocks } from './split-blocks.ts'

/** The rest of a text with more headings is its last section. */
const most = 30

/** `heading`: its words; '' for what precedes the first heading. */
type Section = { heading: string; html: string }

/**
 * Splits clean rich text before each of its highest headings. What precedes the first is the first section, also
 * where it is empty. Joining them restores the text exactly.
 */
export function splitSections(html: string): [Section, ...Section[]] {
  const blocks = splitBlocks(html)
  const levels = blocks.flatMap((block) => headingLevel(block) ?? [])
  const highest = Math.min(...levels)
  const first: Section = { heading: '', html: '' }
  const sections: [Section, ...Section[]] = [first]
  let last = first
  for (const block of blocks) {
    if (headingLevel(block) === highest && sections.length < most) {
      last = { heading: htmlText(block), html: '' }
      sections.push(last)
    }
    last.html += block
  }
  return sections
}

const headingLevel = (block: string) => {
  const [, level] = /^<h([1-6])[\s>]/.exec(block) ?? []
  return level === undefined ? undefined : Number(level)
}

/** Names the section with this number, counted from 1 after the part before the first heading. */
export const textSectionId = (number: number) => `text-${number}`
