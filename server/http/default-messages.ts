import { z } from 'zod'

/** Schemas without a message of their own name the field that is wrong, in words for people. */
export function setDefaultMessages(): void {
  z.config({
    customError: ({ path = [] }) =>
      path.length > 0 ? `${path.join('.')} is not valid.` : 'The request is not valid.',
  })
}
