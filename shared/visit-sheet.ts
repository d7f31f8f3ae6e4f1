import { z } from 'zod'
import { medicalPageIds } from './condition-ids.ts'

/** The query of the visit sheet's page; an unknown condition or doctor counts as none. */
export const visitSheetQuery = z.object({
  condition: z.enum(medicalPageIds).optional().catch(undefined),
  doctor: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/i)
    .optional()
    .catch(undefined),
})
