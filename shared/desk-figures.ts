import { z } from './schema.ts'

export const deskFiguresQuery = z.object({
  days: z
    .enum(['7', '30', '90', '365'], { error: 'days must be 7, 30, 90 or 365.' })
    .default('30')
    .transform(Number),
})

export const deskFigures = z.object({
  byDay: z.array(
    z.object({
      day: z.iso.date(),
      came: z.int(),
      answered: z.int().describe('Enquiries whose first answer was written on that day'),
    }),
  ),
  firstReply: z
    .object({ median: z.int().nullable(), ninety: z.int().nullable() })
    .describe('Minutes until the first answer; null where nothing was answered'),
  waitingNow: z.int(),
  longestWait: z.int().nullable().describe('Minutes; null where nothing waits'),
})
export type DeskFigures = z.infer<typeof deskFigures>
