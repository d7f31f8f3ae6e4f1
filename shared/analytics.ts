// What readers open, as the panel shows it.
import { limits } from './limits.ts'
import { z } from './schema.ts'

export const analyticsDays = ['7', '30', '90', '365'] as const

export const analyticsQuery = z.object({
  days: z
    .enum(analyticsDays, { error: 'days must be 7, 30, 90 or 365.' })
    .default('30')
    .transform(Number)
    .describe('The number of days, up to today'),
})

const count = z.int().min(0)
const notFew = count
  .nullable()
  .describe(`Null for 1 to ${limits.figures.hidden}, so that nobody can be recognised`)

const totals = { views: count, visits: count }

export const analytics = z.object({
  from: z.iso.date(),
  to: z.iso.date().describe('Today in the academy’s time zone'),
  ...totals,
  previous: z.object(totals).describe('As many days before `from`'),
  byDay: z.array(z.object({ day: z.iso.date(), ...totals })).describe('Every day, oldest first'),
  pages: z
    .array(
      z.object({
        path: z.string(),
        title: z.string().describe('The path where the page is gone'),
        views: notFew,
        visits: notFew,
        yes: notFew,
        no: notFew,
      }),
    )
    .describe(`Most viewed first, at most ${limits.figures.pages}`),
  sources: z
    .array(z.object({ source: z.string(), visits: notFew }))
    .describe(
      `Most visits first, at most ${limits.figures.sources}: hosts without \`www.\`, \`direct\`, and \`other\` for the rest`,
    ),
  assistants: z
    .array(z.object({ agent: z.string(), fetches: notFew }))
    .describe('Programs that fetched pages for a person who asked'),
})
export type Analytics = z.infer<typeof analytics>

/** The number, or null if it is too small to be shown. */
export function hideFew(number: number): number | null {
  return number >= 1 && number <= limits.figures.hidden ? null : number
}
