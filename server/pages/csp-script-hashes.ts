import { hash } from 'node:crypto'
import { policyReportsPath } from './policy-reports.ts'
import { memoize } from '../../shared/memoize.ts'

export type PageWithPolicy = { html: string; contentSecurityPolicy: string }

/**
 * Allows exactly the inline scripts rendered with this render's secret nonce: their hashes go into
 * the Content-Security-Policy and the nonce is removed. A script injected in any other way has no
 * hash and does not run. Unlike a nonce, a hash can be cached with its page.
 */
export function hashScripts(html: string, nonce: string, development: boolean): PageWithPolicy {
  const [start, ...marked] = html.split(` nonce="${nonce}"`)
  const scripts = marked.map((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>')))
  return {
    html: [start, ...marked].join(''),
    contentSecurityPolicy: development ? developmentPolicy : scriptPolicy(scripts),
  }
}

/** The policy of a page that may run only these inline scripts and the site's own files. */
export function scriptPolicy(inlineScripts: readonly string[]): string {
  return policy([...new Set(inlineScripts.filter(Boolean).map(hashOf))])
}

/** Most pages carry the same few scripts. */
const hashOf = memoize((script) => `'sha256-${hash('sha256', script, 'base64')}'`, 500_000)

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
    `report-uri ${policyReportsPath}`,
  ].join('; ')
}

/** Vite's hot reload injects styles and scripts. */
export const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; worker-src 'self' blob:"
