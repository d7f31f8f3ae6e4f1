/**
 * Addresses of stored images. A key contains the picture's size, so that a page can reserve its
 * space and choose widths without a lookup: `/images/{32 hex}-{width}x{height}.jpg` is the
 * fallback, `/images/{key}-{rendition width}.avif` and `.webp` are the renditions.
 */
export const renditionWidths = [320, 640, 960, 1440] as const
export const renditionFormats = ['avif', 'webp'] as const

const addressPattern = /^\/images\/([0-9a-f]{32}-([1-9]\d{0,4})x([1-9]\d{0,4}))\.jpg$/

export type StoredImage = { key: string; width: number; height: number; widths: number[] }

/** Parses an image address; undefined for any other address. */
export function parseImageAddress(address: string): StoredImage | undefined {
  const [, key, width, height] = addressPattern.exec(address) ?? []
  if (!key) return undefined
  return { key, width: Number(width), height: Number(height), widths: widthsFor(Number(width)) }
}

/** The distinct keys of this site's pictures whose addresses occur in the text. */
export function pictureKeysIn(text: string): string[] {
  const found = text.matchAll(/\/images\/([0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4})\.jpg/g)
  return [...new Set([...found].map(([, key]) => key!))]
}

/** The widths in which an image of this width is stored: at least one, none wider than the image. */
export function widthsFor(width: number): number[] {
  const smaller = renditionWidths.filter((candidate) => candidate < width)
  return width < renditionWidths[renditionWidths.length - 1]!
    ? [...smaller, width]
    : [...renditionWidths]
}

export function imageAddress(key: string): string {
  return `/images/${key}.jpg`
}

/** The name of the smallest rendition of a stored picture, which keeps its transparency. */
export function smallestFile({ key, widths }: StoredImage): string {
  return `${key}-${widths[0]}.webp`
}

/** Its address; any other address as it is. */
export function smallestAddress(address: string): string {
  const stored = parseImageAddress(address)
  return stored ? `/images/${smallestFile(stored)}` : address
}

export function renditionAddress(key: string, width: number, format: 'avif' | 'webp'): string {
  return `/images/${key}-${width}.${format}`
}
