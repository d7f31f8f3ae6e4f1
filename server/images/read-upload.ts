import { buffer } from 'node:stream/consumers'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import {
  type ImageKind,
  imageKindOfName,
  imageKindOfType,
  imageMessages,
} from '../../shared/image-file.ts'
import { limits } from '../../shared/limits.ts'
import { HttpError } from '../errors.ts'
import { pictureKind } from './picture-kind.ts'

export type UploadedPicture = { bytes: Buffer; kind: ImageKind }

const field = 'image'
/** Room for the lines between the parts of a form. */
const formBytes = 16 * 1024

/** What a form with one picture may hold, for the multipart parser. */
export const uploadLimits = {
  fileSize: limits.image.bytes,
  files: 1,
  fields: 0,
  parts: 1,
  headerPairs: 20,
}

/** The one picture of a form. Throws the first rule that it breaks. */
export async function readUpload(request: FastifyRequest): Promise<UploadedPicture> {
  if (!request.isMultipart()) throw new HttpError(400, imageMessages.missing, { field })
  if (Number(request.headers['content-length']) > limits.image.bytes + formBytes) throw tooLarge()
  const { bytes, promised } = await readForm(request).catch((error: unknown) => {
    throw formProblem(error)
  })
  if (bytes.length === 0) throw new HttpError(400, imageMessages.unreadable, { field })
  if (pictureKind(bytes) !== promised) throw wrongFormat()
  return { bytes, kind: promised }
}

async function readForm(request: FastifyRequest) {
  let found: { bytes: Buffer; promised: ImageKind } | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file' || part.fieldname !== field || found) {
      throw new HttpError(400, imageMessages.missing, { field })
    }
    const promised = kindPromised(part)
    part.file.once('limit', () => part.file.destroy(tooLarge()))
    found = { promised, bytes: await buffer(part.file) }
  }
  if (!found) throw new HttpError(400, imageMessages.missing, { field })
  return found
}

/** The kind that a file's name and the form's own word for it agree on. */
function kindPromised({ filename, mimetype }: MultipartFile): ImageKind {
  const kind = imageKindOfType(mimetype)
  if (kind && imageKindOfName(filename) === kind) return kind
  throw wrongFormat()
}

function formProblem(error: unknown): unknown {
  if (error instanceof HttpError) return error
  return new HttpError(400, imageMessages.missing, { field, cause: error })
}

function tooLarge(): HttpError {
  return new HttpError(413, imageMessages.size, { field })
}

function wrongFormat(): HttpError {
  return new HttpError(415, imageMessages.format, { field })
}
