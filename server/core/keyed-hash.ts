import { createHash, createHmac } from 'node:crypto'

/** A hash that nobody can make or check without the site's secret; `purpose` keeps uses apart. */
export function keyedHash(secret: string, purpose: string, ...parts: string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
}

/** The hash of a text that is itself 256 random bits, which nobody can find by trying. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
