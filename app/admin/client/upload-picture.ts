import { imageMessages } from '../../../shared/image-file.ts'
import { ApiError, UnreachableError } from './request.ts'
import { storedToken } from './session.ts'

const longestMs = 90_000

/** The message for a failed upload. */
export function uploadProblem(error: unknown): string {
  if (error instanceof UnreachableError)
    return 'The picture was not uploaded: there is no connection. Try again.'
  return (error instanceof ApiError && error.message) || imageMessages.uploadFailed
}

/**
 * Uploads a picture and reports progress from 0 to 1. Returns its address. Rejects with `ApiError` or
 * `UnreachableError`.
 */
export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/v1/images/upload')
    request.timeout = longestMs
    request.responseType = 'json'
    const token = storedToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    const unreachable = () => reject(new UnreachableError('no response'))
    request.addEventListener('error', unreachable)
    request.addEventListener('timeout', unreachable)
    request.addEventListener('load', () => {
      const body = (request.response ?? {}) as { imageUrl?: string; message?: string }
      if (request.status === 201 && body.imageUrl) resolve(body.imageUrl)
      else reject(new ApiError(request.status, body.message || imageMessages.uploadFailed))
    })
    const form = new FormData()
    form.append('image', file)
    request.send(form)
  })
}
