import { blogSearchQuery } from './blog.ts'
import { z } from './schema.ts'

export const suggestionQuery = blogSearchQuery.pick({ query: true })

/** A suggestion for a partly typed search, and the page that shows it. */
export const suggestion = z.object({
  kind: z
    .enum(['condition', 'page', 'topic', 'doctor', 'article'])
    .meta({ description: '`page`: a service of this site, such as its contact form.' }),
  text: z.string(),
  address: z.string().meta({ description: 'Path on this site, with its query.' }),
  promoted: z.literal(true).optional().describe('Editors recommend this article'),
  answer: z
    .object({
      sentence: z.string(),
      level: z.enum(['emergency', 'today', 'soon']).optional(),
    })
    .optional()
    .meta({
      description:
        'Only of the first suggestion, if the text names its subject: what the page says, or what to do about the danger sign that the text names, and how urgent it is.',
    }),
})
export type Suggestion = z.infer<typeof suggestion>
