// The first steps with a new site, in API requests and responses.
import { z } from './schema.ts'

export const startSteps = [
  'name',
  'address',
  'telephone',
  'email',
  'mark',
  'mail',
  'people',
  'samples',
] as const
export type StartStep = (typeof startSteps)[number]

const number = z.int().min(0)

export const sampleCounts = z.object({
  articles: number,
  doctors: number,
  drafts: number,
  kept: number.describe('Samples that somebody has changed or uses, which stay'),
})
export type SampleCounts = z.infer<typeof sampleCounts>

export const start = z.object({
  steps: z.array(
    z.object({ key: z.enum(startSteps), isDone: z.boolean().describe('As the site is now') }),
  ),
  isPutAway: z.boolean().describe('Whether the dashboard no longer shows the card'),
  samples: sampleCounts.describe('What the removal of samples would find'),
})
export type Start = z.infer<typeof start>

export const startChange = z.object({ isPutAway: z.boolean() })

export const samplesRemoved = z.object({
  removed: number,
  left: number.describe('Call again until none are left'),
})
export type SamplesRemoved = z.infer<typeof samplesRemoved>
