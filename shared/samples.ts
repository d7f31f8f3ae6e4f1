/**
 * Whether search engines and feed readers see sample content: never on a public site, which has an https
 * address. On a developer's machine, tools see the whole site.
 */
export function announcesSamples(siteUrl: string): boolean {
  return !siteUrl.startsWith('https:')
}
