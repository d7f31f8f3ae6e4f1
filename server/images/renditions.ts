import sharp, { type SharpOptions } from 'sharp'
import { limits } from '../../shared/limits.ts'
import { renditionFormats, widthsFor } from '../../shared/image-address.ts'

/** Limits on reading a picture: anything beyond is rejected, mostly from the header. */
const readingLimits: SharpOptions = { failOn: 'warning', limitInputPixels: limits.image.pixels }
const quality = { avif: { quality: 55, effort: 2 }, webp: { quality: 78, effort: 4 } }

export type Pixels = { data: Buffer; info: { width: number; height: number; channels: number } }

/** Returns the picture's pixels: upright, without metadata, in sRGB, no larger than pages can use. */
export function readPixels(source: Buffer): Promise<Pixels> {
  const { storedSide } = limits.image
  return sharp(source, readingLimits)
    .autoOrient()
    .resize(storedSide, storedSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * Returns all files of one picture in the order of `pictureFiles`: a JPEG fallback in full size, then
 * AVIF and WebP in the widths that pages use.
 */
export async function renderPicture({ data, info }: Pixels): Promise<Buffer[]> {
  const { width, height, channels } = info
  const picture = () => sharp(data, { raw: { width, height, channels: channels as 3 } })
  const files = [
    await picture().flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  ]
  for (const target of widthsFor(width)) {
    for (const format of renditionFormats) {
      files.push(await picture().resize(target).toFormat(format, quality[format]).toBuffer())
    }
  }
  return files
}
