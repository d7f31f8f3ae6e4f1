import sharp from 'sharp'
import { renditionFormats, widthsFor } from '../../shared/image-address.ts'

export type Rendition = { file: string; bytes: Buffer }

/**
 * All files of one picture: AVIF and WebP in the widths that pages use, and a JPEG fallback in its
 * own size. `id` is 32 hexadecimal digits. Upright, without metadata, in sRGB.
 */
export async function renderPicture(
  source: Buffer,
  id: string,
): Promise<{ key: string; renditions: Rendition[] }> {
  const upright = await sharp(source).autoOrient().toColourspace('srgb').png().toBuffer()
  const { width, height } = await sharp(upright).metadata()
  const key = `${id}-${width}x${height}`
  const fallback = sharp(upright)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
  const renditions = [{ file: `${key}.jpg`, bytes: await fallback.toBuffer() }]
  for (const target of widthsFor(width)) {
    for (const format of renditionFormats) {
      const bytes = await sharp(upright).resize(target).toFormat(format, quality[format]).toBuffer()
      renditions.push({ file: `${key}-${target}.${format}`, bytes })
    }
  }
  return { key, renditions }
}

const quality = { avif: { quality: 55, effort: 2 }, webp: { quality: 78, effort: 4 } }
