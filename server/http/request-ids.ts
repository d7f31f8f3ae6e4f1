import { randomBytes } from 'node:crypto'

/**
 * The id of a request, in its response and in every log line about it. Where no cached response
 * is sent, the server writes it into the request, over whatever its caller sent under this name.
 */
export const requestIdHeader = 'x-request-id'

/** Ids that somebody can read out over the telephone: the process, then the request, `k3f9qz-4x`. */
export function createRequestIds(): () => string {
  const processId = randomBytes(4).readUInt32BE().toString(36)
  let count = 0
  return () => `${processId}-${(count++).toString(36)}`
}
