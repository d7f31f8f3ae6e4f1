import { otherSource } from './tally.ts'

const direct = 'direct'

/**
 * Returns functions that say where a visit came from: the host of another site without `www.`, `direct`, or
 * `other` if it is no host. They return undefined for a page of this site, from where a view begins no visit.
 */
export function createSources(siteUrl: string) {
  const { host: ownHost } = new URL(siteUrl)

  return {
    /** Takes the `Referer` header. */
    ofReferer(referer: string | undefined): string | undefined {
      if (!referer) return direct
      if (referer.startsWith(siteUrl) && isEnd(referer[siteUrl.length])) return undefined
      return URL.canParse(referer) ? sourceAt(new URL(referer)) : otherSource
    },

    /** Takes what follows `https://` in the address of the page before. */
    ofHost(host: string): string | undefined {
      return host.toLowerCase() === ownHost ? undefined : sourceAt(new URL(`https://${host}`))
    },
  }
}

export type Sources = ReturnType<typeof createSources>

/** Whether an address that begins with this site's origin belongs to it: `http://site.example.org` does not. */
const isEnd = (next: string | undefined) => next === undefined || '/?#'.includes(next)

function sourceAt({ hostname }: URL): string {
  return hostname.toLowerCase().replace(/^www\./, '') || otherSource
}

/** Whether the text is a host, with or without a port, and nothing else. */
export function isHost(text: string): boolean {
  const address = `https://${text}`
  return URL.canParse(address) && new URL(address).host === text.toLowerCase()
}
