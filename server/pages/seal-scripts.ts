import { createHash } from 'node:crypto'

/**
 * Allows exactly the inline scripts that were rendered with this render's secret nonce: their
 * hashes go into the page's policy, the nonce is taken out. A script that slipped in by any other
 * way has no hash and does not run. Unlike a nonce, a hash may be cached with its page.
 */
export function sealScripts(html: string, nonce: string, development: boolean) {
  const hashes: string[] = []
  const marked = ` nonce="${nonce}"`
  for (const [, text] of html.matchAll(scriptsWith(marked))) {
    if (text) hashes.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return {
    html: html.replaceAll(marked, ''),
    contentSecurityPolicy: development ? developmentPolicy : policy([...new Set(hashes)]),
  }
}

function scriptsWith(marked: string): RegExp {
  return new RegExp(`<script[^>]*${marked}[^>]*>([\\s\\S]*?)</script>`, 'g')
}

function policy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Vite's hot reload injects styles and scripts of its own. */
const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; worker-src 'self' blob:"
