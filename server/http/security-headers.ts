import type { Settings } from '../core/env.ts'

/** The headers of every response; pages replace this Content-Security-Policy with their own. */
export const headersOfEveryResponse: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** `hstsSubdomains`: the operator confirms that every subdomain of the site has TLS. */
export function securityHeaders({ siteUrl, hstsSubdomains }: Settings): Record<string, string> {
  if (!siteUrl.startsWith('https:')) return { ...headersOfEveryResponse }
  return {
    ...headersOfEveryResponse,
    'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  }
}
