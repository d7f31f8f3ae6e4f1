/**
 * Whether search engines and feed readers are told of samples: never of a public site, which has an
 * https address. On a laptop tools see the whole site.
 */
export function announcesSamples(siteUrl: string): boolean {
  return !siteUrl.startsWith('https:')
}
