import { createHash } from 'node:crypto'
import {
  imageAddress,
  parseImageAddress,
  renditionAddress,
  renditionFormats,
} from '../../shared/image-address.ts'

/** `id` is 32 hexadecimal digits. Throws for what can be no picture's size. */
export function pictureKey(id: string, width: number, height: number): string {
  const key = `${id}-${width}x${height}`
  if (!parseImageAddress(imageAddress(key))) throw new Error(`${key} is not the key of a picture`)
  return key
}

/** The names of all stored files of a picture, the fallback first. */
export function pictureFiles(key: string): string[] {
  const picture = parseImageAddress(imageAddress(key))
  if (!picture) return []
  const addresses = picture.widths.flatMap((width) =>
    renditionFormats.map((format) => renditionAddress(key, width, format)),
  )
  return [imageAddress(key), ...addresses].map((address) => address.slice('/images/'.length))
}

/** A name that no address has, so that what lies in the trash is not served. */
export const trashed = (file: string) => `trash.${file}`

/** Tells whether the files of a picture, in their order, are what they were. */
export function pictureChecksum(files: Buffer[]): string {
  const hash = createHash('sha256')
  for (const bytes of files) hash.update(bytes)
  return hash.digest('hex')
}
