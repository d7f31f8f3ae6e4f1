const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address that a link gets for what was typed: `example.org` becomes https, a plain e-mail
 * address mailto. Undefined for what the server would not keep.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (!text || /\s/.test(text)) return undefined
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return allowed(text)
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`
  return /^[^/]+\.[^/]+/.test(text) ? allowed(`https://${text}`) : undefined
}

function allowed(address: string): string | undefined {
  return URL.canParse(address) && schemes.has(new URL(address).protocol) ? address : undefined
}
