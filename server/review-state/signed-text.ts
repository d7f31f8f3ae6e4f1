import { createHash } from 'node:crypto'
import { setImmediate as afterOthers } from 'node:timers/promises'
import { signedWords } from './signed-words.ts'
import { wordsAlone } from './words-alone.ts'

/** A part of the signed text: clean rich text, labeled as in the form or on the page. */
export type SignedPart = {
  name: string
  label: string
  html: string
  /** The section of the page that contains it. */
  section?: SectionName
  /** Whether each of its highest headings starts a section of its own. */
  hasSections?: true
  /** Whether `wordsHash` leaves it out, because it was not signed when that hash was introduced. */
  isNew?: true
}
/** Parts in page order. */
export type SignedText = SignedPart[]

/** `id` is unique on the page, in lower case with hyphens. */
export type SectionName = { id: string; label: string }

/**
 * Hashes of a text. `hash` covers words, punctuation that can change their meaning, and pictures. `wordsHash`
 * covers words only, as early signatures did.
 */
export type TextHashes = { hash: string; wordsHash: string }

export function hashesOf(text: SignedText): TextHashes {
  return { hash: contentHash(text), wordsHash: wordsHash(text) }
}

/** Does the same, but lets other requests run in between: the longest texts take a while. */
export async function hashesInTurns(text: SignedText): Promise<TextHashes> {
  const hash = contentHash(text)
  await afterOthers()
  return { hash, wordsHash: wordsHash(text) }
}

function wordsHash(text: SignedText): string {
  return hashBy(
    wordsAlone,
    text.filter(({ isNew }) => !isNew),
  )
}

/** Returns a hash that ignores markup, white space, quotation marks and which kind of dash is used. */
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

/** Returns plain texts as paragraphs of rich text. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${escaped(text)}</p>`).join('')
}

export function bulletList(texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`
}

/** Returns a picture with its alternative text as rich text. */
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
