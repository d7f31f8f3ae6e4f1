import { createHash } from 'node:crypto'
import { signedWords } from './signed-words.ts'

/** A part of what a doctor signs: clean rich text under the name that the form or the page has for it. */
export type SignedPart = { name: string; label: string; html: string }
/** In the order of the page. */
export type SignedText = SignedPart[]

/** The same for texts that differ in markup, white space and punctuation alone. */
export function contentHash(text: SignedText): string {
  const words = text
    .map(({ name, html }) => [name, ...signedWords(html)])
    .filter(({ length }) => length > 1)
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}

/** Plain texts as paragraphs of rich text. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${escaped(text)}</p>`).join('')
}

export function bulletList(texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
