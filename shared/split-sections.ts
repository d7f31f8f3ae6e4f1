import { htmlText } from './html-text.ts'
import { slugFrom } from './slug.ts'
import { splitBlocks } from './split-blocks.ts'

/** In a text with more sections, the last one holds the rest. */
const most = 30

/** `id` is made of the heading's words, numbered if it repeats. Both are '' for the part before the first heading. */
type TextSection = { id: string; heading: string; html: string }

/**
 * Splits clean rich text before each of its highest headings. The first section is the part before the first
 * heading, even if empty. Joining the sections restores the text exactly.
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
