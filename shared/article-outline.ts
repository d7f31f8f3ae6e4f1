import { htmlText } from './html-text.ts'
import { slugFrom } from './slug.ts'

export type OutlineEntry = { id: string; text: string }

/**
 * Gives every h2 of sanitised HTML an id to link to, and lists the headings in order. A link to
 * `#its-words` leads to the heading with these words.
 */
export function outlineArticle(html: string): { html: string; entries: OutlineEntry[] } {
  const entries: OutlineEntry[] = []
  const used = new Map<string, number>()
  const linked = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (heading, inner: string) => {
    const text = htmlText(inner)
    if (!text) return heading
    const id = unusedId(headingId(text), used)
    entries.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: linked.replace(/<a href="#([^"]+)">/g, toHeading), entries }

  function toHeading(link: string, part: string): string {
    const id = headingId(part)
    return used.has(id) ? `<a href="#${id}">` : link
  }
}

/** Returns an id for each of a page's headings, all different. */
export function headingIds(headings: readonly string[]): string[] {
  const used = new Map<string, number>()
  return headings.map((text) => unusedId(headingId(text), used))
}

/** Prefixed, so that no heading gets the id of something else on the page. */
function headingId(words: string): string {
  return `section-${slugFrom(words)}`
}

/** `used`: each id with the last number appended to it. */
function unusedId(wanted: string, used: Map<string, number>): string {
  let id = wanted
  let number = used.get(wanted) ?? 1
  while (used.has(id)) {
    number += 1
    id = `${wanted}-${number}`
  }
  used.set(wanted, number)
  if (id !== wanted) used.set(id, 1)
  return id
}
