import { blogSearchQuery } from './blog.ts'
import { z } from './schema.ts'

export const suggestionQuery = blogSearchQuery.pick({ query: true })

/** What a reader may want who has typed so far, and the page of the site that shows it. */
export const suggestion = z.object({
  kind: z.enum(['condition', 'topic', 'doctor', 'article']),
  text: z.string(),
  address: z.string().meta({ description: 'Path on this site, with its query.' }),
})
export type Suggestion = z.infer<typeof suggestion>
