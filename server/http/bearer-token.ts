import type { IncomingMessage } from 'node:http'

/** The token of the one Authorization header; with two of them nobody can say which one counts. */
export function bearerToken({ headersDistinct }: IncomingMessage): string | undefined {
  const given = headersDistinct['authorization'] ?? []
  return given.length === 1 ? /^bearer +(\S+)$/i.exec(given[0]!)?.[1] : undefined
}
