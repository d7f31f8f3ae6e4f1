import { academy } from '../../content/academy.ts'

const validMonths = 6

/**
 * Where to report a vulnerability (RFC 9116). The text is the same all month and valid for at least
 * five more months.
 */
export function securityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths))
  return [
    `Contact: mailto:${academy.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
