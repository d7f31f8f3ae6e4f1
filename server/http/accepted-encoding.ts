import { memoize } from '../../shared/memoize.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const maxHeaderLength = 200

/**
 * Returns the best encoding that an Accept-Encoding header allows. Cached, because browsers send few
 * distinct values.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  return header === undefined || header.length > maxHeaderLength ? 'identity' : negotiate(header)
}

const negotiate = memoize((header): Encoding => {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, quality ? Number(quality.slice(2)) : 1)
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(accepts) ?? 'identity'
}, 10_000)
