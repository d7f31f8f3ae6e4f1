import type { IncomingMessage } from 'node:http'

/** RFC 9110, 7.2: a host name or address with the characters RFC 3986 allows, and an optional port. */
const host = /^(?:(?:[\w.~!$&'()*+;=-]|%[\da-f]{2})+|\[[\da-f:.]+\])(?::\d*)?$/i
/** Cached, because nearly all requests have the same host. */
let lastNamed: string | undefined

/**
 * Whether a request has exactly one valid Host header. Node rejects HTTP/1.1 requests without one, and
 * joins repeated ones with characters that no host may contain.
 */
export function namesHost({ headers, httpVersionMinor }: IncomingMessage): boolean {
  const named = headers.host
  if (named === undefined) return httpVersionMinor === 0
  if (named === lastNamed) return true
  if (!host.test(named)) return false
  lastNamed = named
  return true
}
