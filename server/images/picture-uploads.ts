import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { imageAddress, parseImageAddress } from '../../shared/image-address.ts'
import { imageMessages } from '../../shared/image-file.ts'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError, StartError } from '../core/errors.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { type RateLimits, tooOften } from '../limits/rate-limits.ts'
import { createFileRemoval } from './file-removal.ts'
import type { ImageRepository } from './image-repository.ts'
import type { ImageStore } from './image-store.ts'
import { pictureFiles } from './picture-files.ts'
import type { PictureRenderer } from './picture-renderer.ts'
import type { UploadedPicture } from './read-upload.ts'

type Parts = {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  rates: RateLimits
  renderer: PictureRenderer
  rows: ImageRepository
  store: ImageStore
}

/** Stores new pictures. */
export function createPictureUploads(parts: Parts) {
  const { db, clock, log, rates, renderer, rows, store } = parts
  const removeFiles = createFileRemoval(parts)

  return {
    /**
     * Throws, before any work is done, if this person has uploaded too many pictures for now, or the
     * site is full.
     */
    async assertRoom(uploadedBy: string): Promise<void> {
      const wait = await inTransaction(db, (trx) =>
        rates.waitFor(trx, 'imageUploadsPerAdmin', uploadedBy),
      )
      if (wait > 0) throw tooOften(wait)
      if ((await rows.count()) < limits.image.total) return
      throw new HttpError(503, imageMessages.noRoom, { retryAfter: 24 * 60 * 60 })
    },

    /**
     * Stores the picture in all its sizes and formats; returns its address, or the existing one if the
     * same bytes are already stored.
     */
    async add({ bytes, kind, name }: UploadedPicture, uploadedBy: string): Promise<string> {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const same = await rows.findSame(hash)
      if (same) return imageAddress(same)
      const picture = await renderer.render(bytes, kind)
      const { key, files } = picture
      const wait = await inTransaction(db, async (trx) => {
        skipAudit(trx, ['images'], 'audited once its files are stored')
        const wait = await rates.take(trx, 'imageUploadsPerAdmin', uploadedBy)
        if (wait === 0) await rows.begin(trx, picture, { name, hash, uploadedBy, now: clock() })
        return wait
      })
      if (wait > 0) throw tooOften(wait)
      const failed = (cause: unknown) =>
        new HttpError(503, imageMessages.uploadFailed, { cause, retryAfter: 10 })
      const discard = () =>
        removeFiles(key, uploadedBy).catch((error: unknown) =>
          log.warn(error, 'files are left behind'),
        )
      const giveUp = async (cause: unknown): Promise<never> => {
        await discard()
        throw failed(cause)
      }
      await store.write(files).catch(giveUp)
      const upload = { hash, by: uploadedBy, now: clock() }
      const stored = await rows.finishUpload(key, upload).catch((cause: unknown) => {
        // It may have been stored although the response was lost; then the library shows it.
        throw failed(cause)
      })
      if (!stored) return giveUp(new Error('the picture was swept while it was stored'))
      if (stored !== key) await discard()
      return imageAddress(stored)
    },

    /** Stores every picture of a folder of rendered pictures; `alts` maps addresses to alternative texts. */
    async addFolder(folder: string, alts: ReadonlyMap<string, string>): Promise<void> {
      for (const name of await readdir(folder)) {
        const key = parseImageAddress(`/images/${name}`)?.key
        if (!key) continue
        const read = pictureFiles(key).map(async (file) => ({
          file,
          bytes: await readFile(join(folder, file)),
        }))
        const files = await Promise.all(read)
        const alt = alts.get(imageAddress(key)) ?? ''
        const source = { name: '', alt, hash: '', uploadedBy: '', now: clock() }
        await rows.begin(db, { key, files }, source)
        await store.write(files).catch((cause: unknown) => {
          const variable = store.bucketAddress ? 'S3_ENDPOINT' : 'DATA_DIR'
          throw new StartError(variable, 'the sample pictures can not be stored', { cause })
        })
        await rows.finish(key)
      }
    },
  }
}
