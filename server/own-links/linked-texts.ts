import { isOwnAddress } from '../../shared/link-address.ts'
import type { DraftReference } from '../../shared/reference.ts'
import { shownReference } from '../../shared/reference-input.ts'

/** A link of a text: where it stands, and its address as it is written there. */
export type Link = { record: string; field: string; address: string }

const linkIn = /<a\b[^>]*?\bhref="([^"]*)"/g

/** Returns the addresses that a rich text links to, each once. */
export function addressesIn(html: string): string[] {
  const found = Array.from(html.matchAll(linkIn), ([, address]) => unescaped(address!))
  return [...new Set(found)]
}

const unescaped = (address: string) => address.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/**
 * Returns the path of an address on this site, without query and fragment; undefined if it leads elsewhere,
 * or to a part of the page that it stands on.
 */
export function ownPath(address: string, siteUrl: string): string | undefined {
  if (address.startsWith('#')) return undefined
  if (!isOwnAddress(address) && !URL.canParse(address)) return undefined
  const { origin, pathname } = new URL(address, siteUrl)
  return origin === new URL(siteUrl).origin ? pathname : undefined
}

const checked = ['doi', 'url', 'pmid'] as const

/** Returns what can't lead to a cited work because of its form. Nothing is fetched from anywhere. */
export function malformedIn(references: readonly DraftReference[]): string[] {
  return references.flatMap((reference) => {
    const shown = shownReference(reference)
    return checked.flatMap((name) =>
      reference[name] && !shown[name] ? [String(reference[name])] : [],
    )
  })
}
