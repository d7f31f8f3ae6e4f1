const blockEnds = /<\/(?:p|h[1-6]|li|blockquote|pre|ol|ul)>|<br\s*\/?>/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The words of sanitised HTML, with a space where a block ends. */
export function htmlText(html: string): string {
  return html
    .replace(blockEnds, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim()
}

const wordsPerMinute = 200

/** Whole minutes that an adult takes to read the text, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(htmlText(html).split(' ').length / wordsPerMinute))
}
