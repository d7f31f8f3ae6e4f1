import type { IncomingMessage } from 'node:http'
import type { onRequestAsyncHookHandler } from 'fastify'

/** Whether a request has a body, which may be of no bytes (RFC 9112, 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/**
 * What is not there has no type. Many clients name one with every request; the framework would then
 * wait for the end of a stream that `optimizeEmptyRequests` has ended before anybody could listen.
 */
export const ignoreTypeWithoutBody: onRequestAsyncHookHandler = async ({ raw }) => {
  if (raw.headers['content-type'] !== undefined && !hasBody(raw)) delete raw.headers['content-type']
}
