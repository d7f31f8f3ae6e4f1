import { buffer } from 'node:stream/consumers'
import type { FastifyMultipartOptions } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { imageMessages } from '../../shared/image-file.ts'
import { limits } from '../../shared/limits.ts'
import { type PictureKind, pictureKind } from '../../shared/picture-kind.ts'
import { HttpError } from '../core/errors.ts'

/** `name` is the file name without its extension; empty if the client sent none. */
export type UploadedPicture = { bytes: Buffer; kind: PictureKind; name: string }
type Part = { bytes: Buffer; filename: string | undefined }

const field = 'image'
/** Room for the boundaries and headers of the form. */
const formBytes = 16 * 1024

/** Limits of a form with one picture, for the multipart parser. */
export const uploadForm = {
  limits: {
    fileSize: limits.image.bytes,
    files: 1,
    fields: 0,
    parts: 1,
    headerPairs: 20,
  },
  // Some clients send no file name: such a part counts as a file unless it is text, the default type.
  isPartAFile: (_field, type, filename) => filename !== undefined || type !== 'text/plain',
} satisfies FastifyMultipartOptions

/** Reads the single picture of a form. Throws for the first rule it breaks. */
export async function readUpload(request: FastifyRequest): Promise<UploadedPicture> {
  if (!request.isMultipart()) throw new HttpError(400, imageMessages.missing, { field })
  if (Number(request.headers['content-length']) > limits.image.bytes + formBytes) throw tooLarge()
  const { bytes, filename } = await readForm(request).catch((error: unknown) => {
    throw formProblem(error)
  })
  if (bytes.length === 0) throw new HttpError(400, imageMessages.unreadable, { field })
  const kind = pictureKind(bytes)
  if (!kind) throw new HttpError(415, imageMessages.format, { field })
  return { bytes, kind, name: nameOf(filename) }
}

async function readForm(request: FastifyRequest): Promise<Part> {
  let found: Part | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file' || part.fieldname !== field || found) {
      throw new HttpError(400, imageMessages.missing, { field })
    }
    part.file.once('limit', () => part.file.destroy(tooLarge()))
    found = { bytes: await buffer(part.file), filename: part.filename }
  }
  if (!found) throw new HttpError(400, imageMessages.missing, { field })
  return found
}

function formProblem(error: unknown): unknown {
  if (error instanceof HttpError) return error
  return new HttpError(400, imageMessages.missing, { field, cause: error })
}

function tooLarge(): HttpError {
  return new HttpError(413, imageMessages.size, { field })
}

function nameOf(filename = ''): string {
  const name = filename.replace(/\.[^.]*$/, '').replace(/[\p{Cc}\p{Cs}]/gu, '')
  return name.trim().slice(0, limits.image.name)
}
