import type { IncomingMessage } from 'node:http'

/** RFC 9110, 7.2: a name or an address in the characters that RFC 3986 allows there, and a port. */
const host = /^(?:(?:[\w.~!$&'()*+;=-]|%[\da-f]{2})+|\[[\da-f:.]+\])(?::\d*)?$/i
/** Nearly all requests are for the same one. */
let lastNamed: string | undefined

/**
 * Whether a request says once and rightly whom it is for. Node refuses one of HTTP/1.1 that does not say
 * it at all, and, told to join what comes twice, puts between two of them what none may contain.
 */
export function namesHost({ headers, httpVersionMinor }: IncomingMessage): boolean {
  const named = headers.host
  if (named === undefined) return httpVersionMinor === 0
  if (named === lastNamed) return true
  if (!host.test(named)) return false
  lastNamed = named
  return true
}
