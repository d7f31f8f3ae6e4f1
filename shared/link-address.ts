const absolute = /^(?:https?:\/\/|mailto:|tel:)/i
/** A path or a fragment. No `//` or `/\`, which browsers read as the start of a host. */
const ofThisSite = /^(?:\/(?![/\\])|#.)/

/** Whether this is an address on this site: a path such as `/articles/…`, or `#part` of the same page. */
export function isOwnAddress(address: string): boolean {
  // Browsers strip tabs and line breaks from an address before parsing it.
  return ofThisSite.test(address) && !/[\s\p{Cc}\\]/u.test(address)
}

/** Whether rich text may link there: to the web, an email address, a phone number or a page of this site. */
export function isLinkAddress(address: string): boolean {
  if (!absolute.test(address)) return isOwnAddress(address)
  return !/[\s\p{Cc}]/u.test(address) && URL.canParse(address)
}
