import { about, aboutCards } from '../../content/about.ts'
import { accessibility } from '../../content/accessibility.ts'
import { home } from '../../content/home.ts'
import { legal } from '../../content/legal/legal.ts'
import { privacyPolicy } from '../../content/legal/privacy-policy.ts'
import { terms } from '../../content/legal/terms.ts'
import { addressOf, signedPages } from '../../content/medical-pages.ts'
import {
  accessibilityLink,
  footerLinks,
  headerLinks,
  legalLinks,
  serviceLinks,
} from '../../content/navigation.ts'
import { addressesIn, type Link } from './linked-texts.ts'

/** The words that come with the site, by the page on which they stand. */
const texts: readonly [page: string, words: object][] = [
  ['/', { home, headerLinks, footerLinks, legalLinks, serviceLinks, accessibilityLink }],
  ['/about', about],
  ...aboutCards.map((card): [string, object] => [`/about/${card.id}`, card]),
  ['/accessibility', accessibility],
  ['/legal', legal],
  ['/privacypolicy', privacyPolicy],
  ['/terms', terms],
  ...signedPages.map((page): [string, object] => [addressOf(page), page]),
]

/** Returns every link in the words that come with the site. */
export function contentLinks(): Link[] {
  return texts.flatMap(([record, words]) =>
    [...new Set(addressesOf(words, new Set()))].map((address) => ({ record, field: '', address })),
  )
}

/** Links are HTML, or the property `to` of an object. `seen`: objects already walked through. */
function addressesOf(value: unknown, seen: Set<object>): string[] {
  if (typeof value === 'string') return addressesIn(value)
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'to' && typeof part === 'string' ? [part] : addressesOf(part, seen),
  )
}
