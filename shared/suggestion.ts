import { blogSearchQuery } from './blog.ts'
import { z } from './schema.ts'

export const suggestionQuery = blogSearchQuery.pick({ query: true })

/** A suggestion for a partly typed search, and the page that shows it. */
export const suggestion = z.object({
  kind: z.enum(['condition', 'topic', 'doctor', 'article']),
  text: z.string(),
  address: z.string().meta({ description: 'Path on this site, with its query.' }),
})
export type Suggestion = z.infer<typeof suggestion>
