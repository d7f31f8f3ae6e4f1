// What needs somebody.
import { z } from './schema.ts'

export const warning = z.object({
  key: z.string().describe('Names the warning; no two in a response are the same'),
  text: z.string(),
  count: z.int().describe('How many things need somebody'),
  href: z.string().describe('Where to see to it: a path of the panel'),
})
export type Warning = z.infer<typeof warning>
