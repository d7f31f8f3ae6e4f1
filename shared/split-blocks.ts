const tag = /<(\/?)([a-z][a-z0-9]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gi
const blockNames = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'figure',
  'table',
  'aside',
])

/**
 * Splits clean rich text into its outermost blocks; text between blocks is a block of its own. Joining
 * them restores the text exactly.
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = []
  let start = 0
  let depth = 0
  const cut = (end: number) => {
    if (end > start) blocks.push(html.slice(start, end))
    start = end
  }
  for (const { 0: text, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
    if (!blockNames.has(name.toLowerCase())) continue
    if (slash) {
      depth = Math.max(0, depth - 1)
      if (depth === 0) cut(index + text.length)
    } else {
      if (depth === 0) cut(index)
      depth += 1
    }
  }
  cut(html.length)
  return blocks
}

/** A block that contains blocks. */
export type Container = { open: string; blocks: string[]; close: string }

const container = /^(<(ul|ol|blockquote|li|aside)\b[^>]*>)(.*)(<\/\2>)\s*$/is

/**
 * The parts of a single list, quote or callout, or of a list item with more than one block; undefined for
 * any other HTML.
 */
export function openContainer(html: string): Container | undefined {
  const [, open, name, inner = '', close] = container.exec(html) ?? []
  if (open === undefined || close === undefined || splitBlocks(html).length !== 1) return undefined
  const blocks = splitBlocks(inner)
  return name === 'li' && blocks.length < 2 ? undefined : { open, blocks, close }
}

/**
 * Normalizes a block for comparison: the editor and the server write the same text with different
 * entities, line breaks and link attributes.
 */
export function blockKey(block: string): string {
  return block
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&quot;', '"')
    .replace(/<(br|img[^>]*?)\s*\/?>/gi, '<$1>')
    .replace(' data-decorative=""', ' data-decorative')
    .replace(/ rel="[^"]*"/g, '')
    .trim()
}
