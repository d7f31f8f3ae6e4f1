import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../core/clock.ts'
import type { ImageRepository } from './image-repository.ts'
import type { ImageStore } from './image-store.ts'
import { pictureFiles } from './picture-files.ts'

type Parts = { clock: Clock; log: FastifyBaseLogger; store: ImageStore; rows: ImageRepository }

/**
 * Returns a function that removes the files of a picture that is out of use, and then its row. Throws
 * only if no file could be removed.
 */
export const createFileRemoval =
  ({ clock, log, store, rows }: Parts) =>
  async (key: string, by: string): Promise<void> => {
    const [fallback, ...renditions] = pictureFiles(key)
    await store.remove([fallback!])
    try {
      await store.remove(renditions)
      await rows.forget(key, { by, now: clock() })
    } catch (error) {
      log.warn({ error: String(error), key }, 'the rest of a picture is removed later')
    }
  }
