import { z } from './schema.ts'

/** The body of every error, and of responses with nothing else to say. */
export const message = z.object({
  message: z.string(),
  field: z.string().optional().describe('The request field that is at fault'),
})
