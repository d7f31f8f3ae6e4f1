import { keyedHash } from '../core/keyed-hash.ts'

/** The page on which readers ask for the link to leave. */
export const leavePage = '/newsletter/leave'

export const unsubscribeAddress = (siteUrl: string, token: string): string =>
  `${siteUrl}/newsletter/unsubscribe/${token}`

/**
 * The token of a new subscription, which is stored with it. The same for an address while the secret stays
 * the same, so that the link in any mail it ever received ends its current subscription.
 */
export const subscriptionToken = (secret: string, email: string): string =>
  keyedHash(secret, 'newsletter unsubscribe', email)

/** Names the newsletter in mail programs (RFC 2919). */
export const listId = (hostname: string): string => `newsletter.${hostname}`
