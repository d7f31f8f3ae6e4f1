import { z } from 'zod'
import { conditionIds } from './condition-ids.ts'

/** The query of the visit sheet's page; an unknown condition counts as none. */
export const visitSheetQuery = z.object({
  condition: z.enum(conditionIds).optional().catch(undefined),
})
