import { z } from './schema.ts'
import { isStorable, notStorable } from './text-rules.ts'
import { hasLargeTable, pictureProblem, tableTooLarge } from './rich-text-rules.ts'
import { countWords } from './word-count.ts'

/** HTML that must contain at least one word. */
export function richText(required: string, maxCharacters: number, name: string) {
  return optionalRichText(maxCharacters, name, required).refine((html) => countWords(html) > 0, {
    error: required,
  })
}

/** HTML that may be empty. */
export function optionalRichText(maxCharacters: number, name: string, error?: string) {
  return z
    .string({ error })
    .max(maxCharacters, {
      error: `${name} is too long. Limit is ${maxCharacters} characters.`,
      abort: true,
    })
    .refine((html) => !hasLargeTable(html), { error: tableTooLarge, abort: true })
    .refine(isReadable, { error: `${name} has too much markup in it.`, abort: true })
    .refine(isStorable, { error: notStorable(name) })
    .superRefine((html, context) => {
      const message = pictureProblem(html)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .describe('HTML; whatever the site does not allow is removed')
}

const maxTags = 20_000
const maxDepth = 500

/**
 * Whether a parser can read the HTML in reasonable time, which grows with the square of the depth.
 * Counts open elements, so unclosed paragraphs count as nested.
 */
export function isReadable(html: string): boolean {
  const open = new Map<string, number>()
  let depth = 0
  let tags = 0
  for (const [, slash, given] of html.matchAll(/<(?:(\/?)([a-z][a-z0-9]{0,31}))?/gi)) {
    tags += 1
    const name = given?.toLowerCase() ?? ''
    const before = open.get(name) ?? 0
    const after = neverOpen.has(name) ? 0 : Math.max(0, before + (slash ? -1 : 1))
    open.set(name, after)
    depth += after - before
    if (tags > maxTags || depth > maxDepth) return false
  }
  return true
}

/** Void elements, and '' for a `<` that does not begin an element. */
const neverOpen = new Set([
  '',
  ...'area base br col embed hr img input link meta source track wbr'.split(' '),
])
