/**
 * The `Cache-Control` header of responses that all readers share: browsers revalidate every time, caches in
 * front of the site keep them for a minute, or for a day while the site is failing.
 */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-if-error=86400'
