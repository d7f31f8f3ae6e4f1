import { createHash } from 'node:crypto'
import { signedWords } from './signed-words.ts'
import { wordsAlone } from './words-alone.ts'

/** A part of what a doctor signs: clean rich text under the name that the form or the page has for it. */
export type SignedPart = {
  name: string
  label: string
  html: string
  /** The section of the page that shows it. */
  section?: SectionName
  /** Begins a section at each of its headings. */
  hasSections?: true
  /** Was not signed before punctuation and pictures were. */
  isNew?: true
}
/** In the order of the page. */
export type SignedText = SignedPart[]

/** `id`: distinct on a page, in lower case with hyphens. */
export type SectionName = { id: string; label: string }

/**
 * Hashes of a text. `hash` changes with its words, with punctuation that can change their sense, and with pictures.
 * `wordsHash` is the hash that signatures had before: of words alone.
 */
export type TextHashes = { hash: string; wordsHash: string }

export function hashesOf(text: SignedText): TextHashes {
  const before = text.filter(({ isNew }) => !isNew)
  return { hash: contentHash(text), wordsHash: hashBy(wordsAlone, before) }
}

/** The same for texts that differ only in markup, white space, quotation marks, and the kinds of dashes. */
export function contentHash(text: Pick<SignedPart, 'name' | 'html'>[]): string {
  return hashBy(signedWords, text)
}

function hashBy(
  wordsOf: (html: string) => string[],
  text: Pick<SignedPart, 'name' | 'html'>[],
): string {
  const words = text
    .map(({ name, html }) => [name, ...wordsOf(html)])
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

/** A picture of the page, with its alternative text. */
export function picture({ src, alt }: { src: string; alt: string }): string {
  return `<figure><img src="${escaped(src)}" alt="${escaped(alt)}" /></figure>`
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
