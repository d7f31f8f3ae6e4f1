// The articles on the panel's first screen.
import { blogRow } from './blog.ts'
import { reviewKinds } from './review.ts'
import { z } from './schema.ts'

export const careReasons = ['objection', 'no picture', 'no condition', 'review due', 'old'] as const
export type CareReason = (typeof careReasons)[number]

const article = blogRow.pick({ _id: true, title: true, image_url: true, updatedAt: true })
export type DashboardArticle = z.infer<typeof article>

export const dashboard = z.object({
  edited: z.array(article).describe('Last edited first'),
  care: z
    .array(article.extend({ kind: z.enum(reviewKinds), reason: z.enum(careReasons) }))
    .describe(
      'Pages to which a doctor asks for changes, then articles that need care: without a picture, without the tag of a condition, …',
    ),
})
export type Dashboard = z.infer<typeof dashboard>
