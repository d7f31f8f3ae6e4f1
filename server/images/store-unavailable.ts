import { imageMessages } from '../../shared/image-file.ts'
import { HttpError } from '../core/errors.ts'

/** Throws 503 for a failure of the image store. */
export function storeUnavailable(cause: unknown): never {
  if (cause instanceof HttpError) throw cause
  throw new HttpError(503, imageMessages.unavailable, { cause, retryAfter: 10 })
}
