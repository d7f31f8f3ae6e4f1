import type { Settings } from '../core/env.ts'

/** The headers that every answer carries; pages put their own Content-Security-Policy over this one. */
export const headersOfEveryAnswer: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** `hstsSubdomains` is the operator's word that every name below the site's has TLS. */
export function securityHeaders({ siteUrl, hstsSubdomains }: Settings): Record<string, string> {
  if (!siteUrl.startsWith('https:')) return { ...headersOfEveryAnswer }
  return {
    ...headersOfEveryAnswer,
    'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  }
}
