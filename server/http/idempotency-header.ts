import { z } from 'zod'

/** A name that the client made up for one submission, so that sending it again makes no second record. */
export const idempotencyHeader = z.looseObject({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200, { error: 'Idempotency-Key is too long. Limit is 200 characters.' })
    .optional()
    .describe(
      'Sent again with the same key within a day, a request makes no second record; with another body it is refused',
    ),
})
