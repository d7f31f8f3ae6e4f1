import { z } from 'zod'
import { medicalPageIds } from './condition-ids.ts'

/** The query of the visit sheet's page; an unknown condition counts as none. */
export const visitSheetQuery = z.object({
  condition: z.enum(medicalPageIds).optional().catch(undefined),
})
