import { limits } from './limits.ts'

export type ImageKind = 'png' | 'jpeg' | 'svg'

export const imageMessages = {
  format: 'Invalid image format. Only PNG, JPG, JPEG, or SVG files are allowed.',
  size: 'Image size exceeds 2MB. Please upload a smaller file.',
  unreadable: 'Invalid image file.',
  address: 'This is not the address of an image of this site.',
  missing: 'Send one picture in the field image.',
  uploadFailed: 'Image upload failed',
  unavailable: 'This picture is not available at the moment.',
  busy: 'Too many pictures are being uploaded. Please try again in a moment.',
  noRoom: 'There is no room for more pictures. Please delete some that are not needed.',
  deleteFailed: 'Failed to delete image from server.',
} as const

const kindsByType: Record<string, ImageKind> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/svg+xml': 'svg',
}
const kindsByExtension: Record<string, ImageKind> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  svg: 'svg',
}

/** The kind that a MIME type names; undefined for types that the site does not take. */
export function imageKindOfType(type: string): ImageKind | undefined {
  const name = type.toLowerCase()
  return Object.hasOwn(kindsByType, name) ? kindsByType[name] : undefined
}

/** The kind that a file's name promises. */
export function imageKindOfName(name: string): ImageKind | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(kindsByExtension, extension) ? kindsByExtension[extension] : undefined
}

/** The first rule that a chosen file breaks, before anything of it has been read. */
export function imageFileProblem(file: { type: string; size: number }): string | undefined {
  if (!imageKindOfType(file.type)) return imageMessages.format
  return file.size > limits.image.bytes ? imageMessages.size : undefined
}
