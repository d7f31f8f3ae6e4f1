import { z } from 'zod'

/** A key chosen by the client for one submission, so that sending it again creates no second record. */
export const idempotencyHeader = z.looseObject({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200, { error: 'Idempotency-Key is too long. Limit is 200 characters.' })
    .optional()
    .describe(
      'A request sent again with the same key within a day makes no second record; with a different body it is refused',
    ),
})
