import { randomBytes } from 'node:crypto'

/**
 * The header with the request's id, which every log line about it contains too. Unless a cached
 * response is sent, the server also sets it on the request, replacing any value from the caller.
 */
export const requestIdHeader = 'x-request-id'

/** Creates ids short enough to read out over the phone: the process, then the request, such as `k3f9qz-4x`. */
export function createRequestIds(): () => string {
  const processId = randomBytes(4).readUInt32BE().toString(36)
  let count = 0
  return () => `${processId}-${(count++).toString(36)}`
}
