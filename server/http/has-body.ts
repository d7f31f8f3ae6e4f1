import type { IncomingMessage } from 'node:http'
import type { onRequestAsyncHookHandler } from 'fastify'

/** Whether a request has a body, which may be empty (RFC 9112, 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/**
 * Removes the content type of requests without a body; many clients always send one. The framework
 * would wait for the end of a stream that `optimizeEmptyRequests` ended before anybody could listen.
 */
export const ignoreTypeWithoutBody: onRequestAsyncHookHandler = async ({ raw }) => {
  if (raw.headers['content-type'] !== undefined && !hasBody(raw)) delete raw.headers['content-type']
}
