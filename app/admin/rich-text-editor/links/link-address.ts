import { isLinkAddress } from '../../../../shared/link-address.ts'

/**
 * Turns typed text into a link's address: `example.org` becomes https, a plain e-mail address mailto.
 * Undefined if the server would not keep it.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(text)) return allowed(text)
  if (/^[^@/\s]+@[^@/\s]+\.[^@/\s]+$/.test(text)) return `mailto:${text}`
  return /^[^/]+\.[^/]+/.test(text) ? allowed(`https://${text}`) : undefined
}

function allowed(address: string): string | undefined {
  return isLinkAddress(address) ? address : undefined
}
