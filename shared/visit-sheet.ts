import { z } from 'zod'

/** The query of the visit sheet's page; an unknown condition counts as none. */
export const visitSheetQuery = (conditionIds: readonly string[]) =>
  z.object({ condition: z.enum(conditionIds).optional().catch(undefined) })
