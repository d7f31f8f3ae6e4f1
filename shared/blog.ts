import { listRow, listState } from './draft.ts'
import { z } from './schema.ts'
import { blogFields, isListed, solutions, type UnlistedField } from './blog-fields.ts'
import { responseShapeOf } from './field-responses.ts'
import { namesIn } from './fields.ts'
import { letters } from './letters.ts'
import { limits } from './limits.ts'
import { adminListQuery, paging } from './paging.ts'
import { review } from './review.ts'
import { keptForSearch, searchText } from './search-text.ts'
import { tagText } from './tag.ts'

export { solutions }
export type Solution = (typeof solutions)[number]

export const sortOrders = ['recent', 'author', 'a-z', 'z-a'] as const
export type SortOrder = (typeof sortOrders)[number]

const blogAuthor = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  image_url: z.string(),
})

/** An article in API responses. Rich text fields are HTML limited to the site's allowlist. */
export const blog = z.object({
  _id: z.string(),
  ...responseShapeOf(blogFields),
  author_id: blogAuthor.nullable(),
  author_image_url: z.string(),
  review,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Blog = z.infer<typeof blog>

const unlisted = namesIn(blogFields).filter((name) => !isListed(name))

/** An article in a list, without the fields that only single articles have. */
export const blogListItem = blog
  .omit(Object.fromEntries(unlisted.map((name) => [name, true])) as Record<UnlistedField, true>)
  .omit({ review: true })
export type BlogListItem = z.infer<typeof blogListItem>

/** An article that a search found. */
export const foundListItem = blogListItem.extend({
  promoted: z.literal(true).optional().describe('Editors recommend it for this search'),
})
export type FoundListItem = z.infer<typeof foundListItem>

/** A row of the panel's article list: an article or a draft. */
export const blogRow = listRow.extend({
  ...blog.pick({ title: true, brief_description: true, tags: true, sample: true }).shape,
  image_url: blog.shape.image_url,
  author_id: blogAuthor.pick({ _id: true, name: true }).nullable(),
  createdAt: blog.shape.createdAt,
})
export type BlogRow = z.infer<typeof blogRow>

/** The fields of an article's teaser; `author` is the author's name, null if there is none. */
export type BlogTeaser = Pick<
  BlogListItem,
  '_id' | 'title' | 'brief_description' | 'image_url' | 'sample' | 'createdAt'
> & { author: string | null }

/** The query of the public article list. */
export const blogListQuery = z.object({
  tag: z.string().max(limits.searchText).optional(),
  letter: z
    .string()
    .transform((letter) => letter.toUpperCase())
    .pipe(z.enum(letters, { error: 'letter must be A to Z.' }))
    .optional(),
  author: z.string().max(limits.searchText).optional(),
  solution: z
    .enum(solutions, { error: `solution must be one of: ${solutions.join(', ')}.` })
    .optional(),
  sort: z.enum(sortOrders, { error: `sort must be one of: ${sortOrders.join(', ')}.` }).optional(),
  ...paging,
})
export type BlogListQuery = z.infer<typeof blogListQuery>

const queryText = z.string({ error: 'query must be given once.' })

export const blogSearchQuery = z.object({
  query: queryText
    .transform(searchText)
    .default('')
    .describe(
      `Only the first words of a text longer than ${limits.searchText} characters are searched for`,
    ),
  sort: blogListQuery.shape.sort,
  ...paging,
})

/** The query of the article list's page, which tells readers when only the start of a text was searched. */
export const pageSearchQuery = blogSearchQuery.omit({ limit: true }).extend({
  query: queryText.transform(keptForSearch).default(''),
  // The page's form sends an empty order if the reader chooses none.
  sort: z.preprocess((sort) => sort || undefined, blogListQuery.shape.sort),
})

/** The query of the A–Z index. */
export const indexPageQuery = blogListQuery.pick({ letter: true, page: true })

export const adminSortOrders = ['title', '-title', 'author', '-author', 'date', '-date'] as const
export type AdminSortOrder = (typeof adminSortOrders)[number]

/** The query of the panel's article list. */
export const adminBlogQuery = adminListQuery.extend({
  state: listState.describe(
    'With `fields=all`, `published`, `changed` and `scheduled` give whole articles that readers see; all else is rows of a list',
  ),
  author: blogListQuery.shape.author.describe('`_id` or name of the author'),
  tag: blogListQuery.shape.tag,
  solution: blogListQuery.shape.solution,
  sort: z
    .enum(adminSortOrders, { error: `sort must be one of: ${adminSortOrders.join(', ')}.` })
    .default('-date'),
  fields: z
    .enum(['all', 'list'], { error: 'fields must be one of: all, list.' })
    .default('all')
    .describe('`list`: only the fields that a list shows, without the long texts'),
})
export type AdminBlogQuery = z.infer<typeof adminBlogQuery>

/** Actions on several articles at once. `publish` undoes `unpublish` and `trash`. */
const bulkActions = ['unpublish', 'trash', 'publish', 'add tag', 'remove tag'] as const

export const bulkChange = z
  .object({
    ids: z
      .array(z.string())
      .min(1, { error: 'Choose at least one article.' })
      .max(limits.bulkArticles, { error: `At most ${limits.bulkArticles} articles at once.` }),
    action: z.enum(bulkActions, { error: `action must be one of: ${bulkActions.join(', ')}.` }),
    tag: tagText('Tag is required.').optional().describe('With `add tag` and `remove tag`'),
  })
  .refine(({ action, tag }) => tag !== undefined || !action.endsWith(' tag'), {
    error: 'Tag is required.',
    path: ['tag'],
  })
export type BulkChange = z.infer<typeof bulkChange>

export const bulkResult = z.object({
  changed: z.int().describe('How many articles are different now'),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
})
export type BulkResult = z.infer<typeof bulkResult>
