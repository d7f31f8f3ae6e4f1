import { z } from 'zod'

/** Makes schemas without a message of their own name the invalid field in plain words. */
export function setDefaultMessages(): void {
  z.config({
    customError: ({ path = [] }) =>
      path.length > 0 ? `${path.join('.')} is not valid.` : 'The request is not valid.',
  })
}
