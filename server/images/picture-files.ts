import { createHash } from 'node:crypto'
import {
  imageAddress,
  parseImageAddress,
  renditionAddress,
  renditionFormats,
} from '../../shared/image-address.ts'

/** Builds a key; `id` is 32 hexadecimal digits. Throws if a picture can't have this size. */
export function pictureKey(id: string, width: number, height: number): string {
  const key = `${id}-${width}x${height}`
  if (!parseImageAddress(imageAddress(key))) throw new Error(`${key} is not the key of a picture`)
  return key
}

/** Returns the names of all stored files of a picture, the fallback first. */
export function pictureFiles(key: string): string[] {
  const picture = parseImageAddress(imageAddress(key))
  if (!picture) return []
  const addresses = picture.widths.flatMap((width) =>
    renditionFormats.map((format) => renditionAddress(key, width, format)),
  )
  return [imageAddress(key), ...addresses].map((address) => address.slice('/images/'.length))
}

/** A name that no URL matches, so that trashed files are not served. */
export const trashed = (file: string) => `trash.${file}`

/** Hashes a picture's files, in their order, to detect changes. */
export function pictureChecksum(files: Buffer[]): string {
  const hash = createHash('sha256')
  for (const bytes of files) hash.update(bytes)
  return hash.digest('hex')
}
