import { htmlText } from './html-text.ts'
import { slugFrom } from './slug.ts'
import { splitBlocks } from './split-blocks.ts'

/** The rest of a text with more headings is its last section. */
const most = 30

/** `id` follows from the heading, with a number where another section has the same. Both are '' before the first one. */
type TextSection = { id: string; heading: string; html: string }

/**
 * Splits clean rich text before each of its highest headings. What precedes the first is the first section, also
 * where it is empty. Joining them restores the text exactly.
 */
export function splitSections(html: string): TextSection[] {
  const blocks = splitBlocks(html)
  const highest = Math.min(...blocks.flatMap((block) => headingLevel(block) ?? []))
  let section: TextSection = { id: '', heading: '', html: '' }
  const sections = [section]
  const used = new Set<string>()
  for (const block of blocks) {
    if (headingLevel(block) === highest && sections.length < most) {
      const heading = htmlText(block)
      section = { id: unusedId(`text-${slugFrom(heading)}`, used), heading, html: '' }
      sections.push(section)
    }
    section.html += block
  }
  return sections
}

function unusedId(wanted: string, used: Set<string>): string {
  let id = wanted
  for (let number = 2; used.has(id); number += 1) id = `${wanted}-${number}`
  used.add(id)
  return id
}

function headingLevel(block: string): number | undefined {
  const [, level] = /^<h([1-6])[\s>]/.exec(block) ?? []
  return level === undefined ? undefined : Number(level)
}
