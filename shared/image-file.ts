import { limits } from './limits.ts'
import type { PictureKind } from './picture-kind.ts'

export const imageMessages = {
  format: 'Invalid image format. Only PNG, JPG, JPEG, or SVG files are allowed.',
  size: 'Image size exceeds 2MB. Please upload a smaller file.',
  unreadable: 'Invalid image file.',
  address: 'This is not the address of an image of this site.',
  missing: 'Send one image in the field image.',
  uploadFailed: 'Image upload failed',
  unavailable: 'This image is not available right now.',
  busy: 'Too many images are being uploaded. Please try again in a moment.',
  noRoom: 'There is no room for more images. Please delete some that you no longer need.',
  deleteFailed: 'Failed to delete image from server.',
} as const

/** The MIME type of each kind of picture that the site accepts. */
export const pictureTypes: Record<PictureKind, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
}

type ChosenFile = {
  /** Detected from the content; undefined if the site does not accept it. */
  kind: PictureKind | undefined
  /** The claimed MIME type. It only affects the message for a rejected file. */
  type: string
  /** In bytes. */
  size: number
}

/** The first rule that a chosen file breaks. */
export function imageFileProblem({ kind, type, size }: ChosenFile): string | undefined {
  const claimed = Object.values(pictureTypes).includes(type.toLowerCase())
  if (!kind && !claimed) return imageMessages.format
  if (size > limits.image.bytes) return imageMessages.size
  return kind ? undefined : imageMessages.unreadable
}
