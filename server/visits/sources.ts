import { LRUCache } from 'lru-cache'
import { otherSource } from './tally.ts'

const direct = 'direct'
const longestKept = 100

/**
 * Returns functions that say where a visit came from: the host of another site without `www.`, `direct`, or
 * `other` if it is no host. They return undefined for a page of this site, from where a view begins no visit.
 */
export function createSources(siteUrl: string) {
  const { host: ownHost } = new URL(siteUrl)
  // Most sites send their origin alone: few addresses, which take longer to parse than to find.
  const known = new LRUCache<string, string>({ max: 500 })

  return {
    /** Takes the `Referer` header. */
    ofReferer(referer: string | undefined): string | undefined {
      if (!referer) return direct
      if (referer.startsWith(siteUrl) && isEnd(referer[siteUrl.length])) return undefined
      const found = known.get(referer)
      if (found) return found
      const address = URL.parse(referer)
      const source = address ? sourceAt(address) : otherSource
      if (referer.length <= longestKept) known.set(referer, source)
      return source
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
  return URL.parse(`https://${text}`)?.host === text.toLowerCase()
}
