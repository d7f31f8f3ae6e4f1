/**
 * The `Cache-Control` header of what all readers share: browsers ask each time, caches in front of the site
 * keep it for a minute, and for a day where the site fails.
 */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-if-error=86400'
