import type { IncomingMessage } from 'node:http'

/**
 * Returns the token of the Authorization header; undefined if there is more than one, since it is
 * unclear which one counts.
 */
export function bearerToken({ headersDistinct }: IncomingMessage): string | undefined {
  const given = headersDistinct['authorization'] ?? []
  return given.length === 1 ? /^bearer +(\S+)$/i.exec(given[0]!)?.[1] : undefined
}
