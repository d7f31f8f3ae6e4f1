import { z } from './schema.ts'
import { solutions } from './blog.ts'
import { parseImageAddress } from './image-address.ts'
import { limits } from './limits.ts'
import { plainText } from './text-field.ts'
import { isStorable, notStorable } from './text-rules.ts'
import { richText } from './rich-text.ts'
import { countWords } from './word-count.ts'

const { article } = limits
const solutionRequired = 'Solution is required.'
const tagRequired = 'At least one Tag is required.'

const tag = z
  .string({ error: tagRequired })
  .trim()
  .max(article.tag, { error: `A tag is too long. Limit is ${article.tag} characters.` })
  .refine(isStorable, { error: notStorable('A tag') })

const tooMany = `Too many tags. Limit is ${article.tags}.`

/** A list whose items are worth looking at: not one that was made to cost time. */
function shortList(required: string) {
  return z
    .array(z.unknown(), { error: required })
    .max(article.tags * 10, { error: tooMany, abort: true })
}

/** A text whose words are limited; to be checked when everything that is required is there. */
const limitedWords = {
  blog_summary: { name: 'Blog summary', max: article.summaryWords },
  img_description: { name: 'Image description', max: article.imageDescriptionWords },
} as const

/** What the blog form sends, checked in the order in which the form names what is missing. */
export const blogInput = z
  .object({
    title: plainText('Blog Title is required.', article.title, 'Blog Title'),
    brief_description: plainText(
      'Brief Description is required.',
      article.brief,
      'Brief Description',
    ),
    long_description: richText(
      'Long Description is required.',
      article.richText,
      'Long Description',
    ),
    call_out: plainText('Call Out is required.', article.callOut, 'Call Out'),
    author_id: z
      .string({ error: 'Author is required.' })
      .min(1, { error: 'Author is required.' })
      .describe('The doctor’s `_id`'),
    solutions: shortList(solutionRequired)
      .pipe(z.array(z.enum(solutions, { error: solutionRequired })))
      .refine((chosen) => chosen.length > 0, { error: solutionRequired })
      .transform(withoutRepeats)
      .meta({ type: 'array', items: { enum: [...solutions] } }),
    tags: shortList(tagRequired)
      .pipe(z.array(tag))
      .transform((tags) => withoutRepeats(tags.filter(Boolean)))
      .refine((tags) => tags.length > 0, { error: tagRequired })
      .refine((tags) => tags.length <= article.tags, { error: tooMany })
      .meta({ type: 'array', items: { type: 'string', maxLength: article.tag } }),
    blog_summary: richText('Blog Summary is required.', article.richText, 'Blog Summary'),
    img_description: richText(
      'Image Description is required.',
      article.richText,
      'Image Description',
    ),
    image_url: z
      .string({ error: 'Blog image is required.' })
      .refine((address) => parseImageAddress(address) !== undefined, {
        error: 'Blog image is required.',
      }),
    updatedAt: z
      .string()
      .optional()
      .describe('On update: as it was read, so that nobody else’s changes are overwritten'),
  })
  .superRefine((blog, context) => {
    for (const field of ['blog_summary', 'img_description'] as const) {
      const { name, max } = limitedWords[field]
      const words = countWords(blog[field])
      const message = `${name} is too long. Limit is ${max} words. Currently: ${words}`
      if (words > max) context.addIssue({ code: 'custom', path: [field], message })
    }
  })
export type BlogInput = z.infer<typeof blogInput>

function withoutRepeats<Item>(items: Item[]): Item[] {
  return [...new Set(items)]
}
