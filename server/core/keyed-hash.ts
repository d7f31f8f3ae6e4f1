import { createHash, createHmac } from 'node:crypto'

/** Returns a hash that can't be created or verified without the site's secret; `purpose` keeps uses apart. */
export function keyedHash(secret: string, purpose: string, ...parts: string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
}

/** Hashes a token of 256 random bits, which is too long to find by brute force. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
