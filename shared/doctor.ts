import { z } from './schema.ts'

/** A doctor as the API tells it; doctors are the authors of articles. */
export const doctor = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  location: z.string(),
  description: z.string().describe('HTML of the site’s allowlist'),
  image_url: z.string(),
  linkedin: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Doctor = z.infer<typeof doctor>
