const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns a plain text as HTML. */
export function asMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character]!)
}
