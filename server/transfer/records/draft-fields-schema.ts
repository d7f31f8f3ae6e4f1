import { z } from '../../../shared/schema.ts'

const part = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** Fields of a draft or version by name; `checkFields` has their limits. */
export const draftFieldsSchema = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.array(z.string()), z.array(part)]),
)
