export type Encoding = 'br' | 'gzip' | 'identity'

const maxRemembered = 100
const maxHeaderLength = 200
const remembered = new Map<string, Encoding>()

/** The best encoding that an Accept-Encoding header allows. Browsers send few different ones. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > maxHeaderLength) return 'identity'
  const known = remembered.get(header)
  if (known) return known
  const encoding = negotiate(header)
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(header, encoding)
  return encoding
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, quality ? Number(quality.slice(2)) : 1)
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(accepts) ?? 'identity'
}
