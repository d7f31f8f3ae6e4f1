import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { imageAddress, parseImageAddress } from '../../shared/image-address.ts'
import { imageMessages } from '../../shared/image-file.ts'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { HttpError, StartError } from '../core/errors.ts'
import { type RateLimits, tooOften } from '../limits/rate-limits.ts'
import type { Doer, SecurityLog } from '../core/security-log.ts'
import { createImageRepository } from './image-repository.ts'
import type { ImageStore, OpenedFile } from './image-store.ts'
import { pictureFiles } from './picture-files.ts'
import type { PictureRenderer } from './picture-renderer.ts'
import type { UploadedPicture } from './read-upload.ts'

export type Images = ReturnType<typeof createImages>

type Parts = {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  securityLog: SecurityLog
  rates: RateLimits
  renderer: PictureRenderer
  siteUrl: string
  store: ImageStore
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** The pictures of articles and doctors, wherever they lie. */
export function createImages(parts: Parts) {
  const { db, clock, log, securityLog, rates, renderer, siteUrl, store } = parts
  const rows = createImageRepository(db)

  /** The picture that an address names, in any of the forms in which clients know it. */
  function keyOf(address: string): string | undefined {
    const prefixes = [`${siteUrl}/images/`, store.bucketAddress].filter((prefix) => prefix)
    const prefix = prefixes.find((prefix) => address.startsWith(prefix!))
    return parseImageAddress(prefix ? `/images/${address.slice(prefix.length)}` : address)?.key
  }

  /** Removes the files of a picture that has been taken out of use. Throws while none is gone. */
  async function removeFiles(key: string): Promise<void> {
    const [fallback, ...renditions] = pictureFiles(key)
    await store.remove([fallback!])
    try {
      await store.remove(renditions)
      await rows.forget(key)
    } catch (error) {
      log.warn({ error: String(error), key }, 'the rest of a picture is removed later')
    }
  }

  async function removeUnlessUsed(key: string, allowedUses: number, by: Doer = {}): Promise<void> {
    if (!(await rows.beginRemoval(key, allowedUses))) return
    try {
      await removeFiles(key)
      securityLog.note('image removed', by, { id: key })
    } catch (cause) {
      await rows.cancelRemoval(key)
      throw new HttpError(503, imageMessages.deleteFailed, { cause, retryAfter: 10 })
    }
  }

  const unavailable = (cause: unknown): never => {
    throw new HttpError(503, imageMessages.unavailable, { cause, retryAfter: 10 })
  }

  return {
    /** The bytes of a stored file; undefined where there is none. Throws 503 where the store fails. */
    read: (file: string): Promise<Buffer | undefined> => store.read(file).catch(unavailable),

    /** A stored file as a stream; undefined where there is none. Throws 503 where the store fails. */
    async open(file: string): Promise<OpenedFile | undefined> {
      const opened = await store.open(file).catch(unavailable)
      // The framework ends the response, which has begun, and says nothing.
      opened?.stream.once('error', (error) =>
        log.error({ err: error, file }, 'a picture is cut short'),
      )
      return opened
    },

    /** Refuses those who have stored as many pictures as may be for now, before any work is done. */
    async assertRoom(uploadedBy: string): Promise<void> {
      const wait = await inTransaction(db, (trx) =>
        rates.look(trx, 'imageUploadsPerAdmin', uploadedBy),
      )
      if (wait > 0) throw tooOften(wait)
      if ((await rows.count()) < limits.image.total) return
      throw new HttpError(503, imageMessages.noRoom, { retryAfter: 24 * 60 * 60 })
    },

    /** Stores the picture in all its forms; returns its address. */
    async add({ bytes, kind }: UploadedPicture, uploadedBy: string): Promise<string> {
      const picture = await renderer.render(bytes, kind)
      const { key, files } = picture
      const wait = await inTransaction(db, async (trx) => {
        const wait = await rates.take(trx, 'imageUploadsPerAdmin', uploadedBy)
        if (wait === 0) await rows.begin(trx, picture, uploadedBy, clock())
        return wait
      })
      if (wait > 0) throw tooOften(wait)
      const failed = (cause: unknown) =>
        new HttpError(503, imageMessages.uploadFailed, { cause, retryAfter: 10 })
      const giveUp = async (cause: unknown) => {
        await removeFiles(key).catch((error: unknown) => log.warn(error, 'files are left behind'))
        throw failed(cause)
      }
      await store.write(files).catch(giveUp)
      const isStored = await rows.finish(key).catch((cause: unknown) => {
        // It may have been stored although the response was lost. The sweep removes what nobody shows.
        throw failed(cause)
      })
      if (!isStored) await giveUp(new Error('the picture was swept while it was stored'))
      return imageAddress(key)
    },

    isAddress: (address: string): boolean => keyOf(address) !== undefined,

    /**
     * Removes the picture that one record shows, unless another record shows it too. An address of
     * anything else, and of a picture that is gone, is left alone. Throws 503 where the files can't
     * be removed: then nothing has changed.
     */
    async remove(address: string, by: Doer): Promise<void> {
      const key = keyOf(address)
      if (key) await removeUnlessUsed(key, 1, by)
    },

    /** Removes a picture that its record shows no more, unless any does. What fails is left to the sweep. */
    async removeReplaced(address: string, by: Doer): Promise<void> {
      const key = keyOf(address)
      if (!key) return
      await removeUnlessUsed(key, 0, by).catch((error: unknown) =>
        log.warn(error, 'a replaced picture is removed later'),
      )
    },

    /** Where the picture can be read for now; undefined where this site has no such picture. */
    async readableAddress(address: string): Promise<string | undefined> {
      const key = keyOf(address)
      if (!key || !(await rows.isStored(key))) return undefined
      return (await store.signedAddress(`${key}.jpg`)) ?? address
    },

    /** Stores every picture of a folder that was rendered before. */
    async addFolder(folder: string): Promise<void> {
      for (const name of await readdir(folder)) {
        const key = parseImageAddress(`/images/${name}`)?.key
        if (!key) continue
        const read = pictureFiles(key).map(async (file) => ({
          file,
          bytes: await readFile(join(folder, file)),
        }))
        const files = await Promise.all(read)
        await rows.begin(db, { key, files }, '', clock())
        await store.write(files).catch((cause: unknown) => {
          const variable = store.bucketAddress ? 'S3_ENDPOINT' : 'DATA_DIR'
          throw new StartError(variable, 'the sample pictures can not be stored', { cause })
        })
        await rows.finish(key)
      }
    },

    /**
     * Removes what interrupted work left behind, and pictures that have been there for a day while
     * nobody shows them. The first time, at the start, no upload of this process is under way.
     */
    async sweep({ first }: { first: boolean }): Promise<void> {
      const ago = (ms: number) => new Date(clock().getTime() - ms)
      for (const key of await rows.interrupted(ago(first ? 0 : hourMs))) await removeFiles(key)
      for (const key of await rows.unused(ago(dayMs))) await removeUnlessUsed(key, 0)
    },
  }
}
