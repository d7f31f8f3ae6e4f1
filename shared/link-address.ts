const absolute = /^(?:https?:\/\/|mailto:|tel:)/i
/** A path, but no host: browsers read `//` and `/\` as the beginning of one. Or a part of the page. */
const ofThisSite = /^(?:\/(?![/\\])|#.)/

/** Whether this is the address of a page of this site: `/articles/…` or, for a part of the page, `#part`. */
export function isOwnAddress(address: string): boolean {
  // Browsers take tabs and line ends out of an address before they read it.
  return ofThisSite.test(address) && !/[\s\p{Cc}\\]/u.test(address)
}

/** Whether rich text may link there: to the web, an e-mail address, a telephone or a page of this site. */
export function isLinkAddress(address: string): boolean {
  if (!absolute.test(address)) return isOwnAddress(address)
  return !/[\s\p{Cc}]/u.test(address) && URL.canParse(address)
}
