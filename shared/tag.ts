import { limits } from './limits.ts'
import { z } from './schema.ts'
import { isStorable, notStorable } from './text-rules.ts'

/** A tag, trimmed. `missing` is the message for an empty one. */
export function tagText(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(limits.article.tag, {
      error: `A tag is too long. Limit is ${limits.article.tag} characters.`,
    })
    .refine(isStorable, { error: notStorable('A tag') })
}

/** A tag and the number of published articles that have it. */
export const tagCount = z.object({ tag: z.string(), articles: z.int() })
export type TagCount = z.infer<typeof tagCount>

/** A tag, and a condition's short name or a more frequent tag that probably means the same. */
export const similarTag = tagCount.extend({ like: tagCount })
export type SimilarTag = z.infer<typeof similarTag>
