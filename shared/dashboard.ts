// The articles on the panel's first screen.
import { blogRow } from './blog.ts'
import { z } from './schema.ts'

export const careReasons = ['no picture', 'no condition', 'review due', 'old'] as const
export type CareReason = (typeof careReasons)[number]

const article = blogRow.pick({ _id: true, title: true, image_url: true, updatedAt: true })
export type DashboardArticle = z.infer<typeof article>

export const dashboard = z.object({
  edited: z.array(article).describe('Last edited first'),
  care: z
    .array(article.extend({ reason: z.enum(careReasons) }))
    .describe('Articles that need care: without a picture, without the tag of a condition, …'),
})
export type Dashboard = z.infer<typeof dashboard>
