import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { imageAddress, parseImageAddress } from '../../shared/image-address.ts'
import { imageMessages } from '../../shared/image-file.ts'
import { limits } from '../../shared/limits.ts'
import type { PictureUse } from '../../shared/picture.ts'
import { theSite } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { ownPicture } from '../people/own-records.ts'
import { type Holder, type Permit, permitAt } from '../people/permit.ts'
import { HttpError, StartError } from '../core/errors.ts'
import { type RateLimits, tooOften } from '../limits/rate-limits.ts'
import type { Doer, SecurityLog } from '../core/security-log.ts'
import { createImageRepository } from './image-repository.ts'
import type { ImageStore, OpenedFile } from './image-store.ts'
import { pictureFiles } from './picture-files.ts'
import { createPictureLibrary, pictureNotFound } from './picture-library.ts'
import { createPictureTrash } from './picture-trash.ts'
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

/** Who requests a change, and the check whether they may. */
type Asker = { email: string; permit: Permit }

const hourMs = 60 * 60_000

/** Manages the pictures of articles and doctors, wherever they are stored. */
export function createImages(parts: Parts) {
  const { db, clock, log, securityLog, rates, renderer, siteUrl, store } = parts
  const rows = createImageRepository(db)
  const library = createPictureLibrary(db, clock, store)
  const trash = createPictureTrash(db, clock, store)

  /**
   * Returns the key of the picture that an address names, in any form that clients may know; undefined
   * for any other address.
   */
  function keyOf(address: string): string | undefined {
    const prefixes = [`${siteUrl}/images/`, store.bucketAddress].filter((prefix) => prefix)
    const prefix = prefixes.find((prefix) => address.startsWith(prefix!))
    return parseImageAddress(prefix ? `/images/${address.slice(prefix.length)}` : address)?.key
  }

  /** Removes the files of a picture that is out of use. Throws only if no file could be removed. */
  async function removeFiles(key: string, by: string): Promise<void> {
    const [fallback, ...renditions] = pictureFiles(key)
    await store.remove([fallback!])
    try {
      await store.remove(renditions)
      await rows.forget(key, { by, now: clock() })
    } catch (error) {
      log.warn({ error: String(error), key }, 'the rest of a picture is removed later')
    }
  }

  const forgetCopies = (key: string) =>
    trash.remove(key).catch((error: unknown) => log.warn(error, 'copies are left behind'))

  async function cancelRemoval(key: string): Promise<void> {
    if (await rows.cancelRemoval(key)) await forgetCopies(key)
  }

  async function removalFailed(key: string, cause: unknown): Promise<never> {
    await cancelRemoval(key)
    throw new HttpError(503, imageMessages.deleteFailed, { cause, retryAfter: 10 })
  }

  /**
   * Takes a picture out of use and copies it to the trash. Returns whether it did. Throws 503 if
   * copying fails.
   */
  async function beginRemoval(key: string, allowedUses: number, by: Doer): Promise<boolean> {
    const email = by.email ?? ''
    const permit = permitAt(email, 'images.write', ownPicture(key))
    const act = { by: email, now: clock(), permit }
    if (!(await rows.beginRemoval(key, allowedUses, act))) return false
    await trash.keep(key).catch((cause: unknown) => removalFailed(key, cause))
    return true
  }

  async function removeUnlessUsed(key: string, allowedUses: number, by: Doer): Promise<void> {
    if (!(await beginRemoval(key, allowedUses, by))) return
    await removeFiles(key, by.email ?? theSite).catch((cause: unknown) => removalFailed(key, cause))
    securityLog.note('image removed', by, { id: key })
  }

  const unavailable = (cause: unknown): never => {
    if (cause instanceof HttpError) throw cause
    throw new HttpError(503, imageMessages.unavailable, { cause, retryAfter: 10 })
  }

  return {
    /** Returns the bytes of a stored file; undefined if there is none. Throws 503 if the store fails. */
    read: (file: string): Promise<Buffer | undefined> => store.read(file).catch(unavailable),

    /** Returns a stored file as a stream; undefined if there is none. Throws 503 if the store fails. */
    async open(file: string): Promise<OpenedFile | undefined> {
      const opened = await store.open(file).catch(unavailable)
      // The response has begun, so the framework just ends it and logs nothing.
      opened?.stream.once('error', (error) =>
        log.error({ err: error, file }, 'a picture is cut short'),
      )
      return opened
    },

    /**
     * Throws, before any work is done, if this person has uploaded too many pictures for now, or the
     * site is full.
     */
    async assertRoom(uploadedBy: string): Promise<void> {
      const wait = await inTransaction(db, (trx) =>
        rates.look(trx, 'imageUploadsPerAdmin', uploadedBy),
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
        skipAudit(trx, ['images'], 'told once its files are stored')
        const wait = await rates.take(trx, 'imageUploadsPerAdmin', uploadedBy)
        if (wait === 0) await rows.begin(trx, picture, { name, hash, uploadedBy, now: clock() })
        return wait
      })
      if (wait > 0) throw tooOften(wait)
      const failed = (cause: unknown) =>
        new HttpError(503, imageMessages.uploadFailed, { cause, retryAfter: 10 })
      const giveUp = async (cause: unknown): Promise<never> => {
        await removeFiles(key, uploadedBy).catch((error: unknown) =>
          log.warn(error, 'files are left behind'),
        )
        throw failed(cause)
      }
      await store.write(files).catch(giveUp)
      const upload = { hash, by: uploadedBy, now: clock() }
      const stored = await rows.finishUpload(key, upload).catch((cause: unknown) => {
        // It may have been stored although the response was lost; then the library shows it.
        throw failed(cause)
      })
      if (!stored) return giveUp(new Error('the picture was swept while it was stored'))
      if (stored !== key) {
        await removeFiles(key, uploadedBy).catch((error: unknown) =>
          log.warn(error, 'files are left behind'),
        )
      }
      return imageAddress(stored)
    },

    keyOf,

    /**
     * Removes the picture that one record shows, unless another record shows it too. Ignores other
     * addresses and pictures that are gone. Throws 503 if the files can't be removed, in which case
     * nothing changes, and 403 if the person may not remove it.
     */
    async remove(address: string, by: Doer): Promise<void> {
      const key = keyOf(address)
      if (key) await removeUnlessUsed(key, 1, by)
    },

    /**
     * Removes a record and the picture that only this record shows. The files go last, so that an
     * interruption never leaves a record without its picture. Returns the result of `remove`: whether
     * there was such a record. Throws 503 if the files can't be removed, in which case nothing changes.
     */
    async removeRecord(
      address: string,
      by: Doer,
      remove: () => Promise<boolean>,
    ): Promise<boolean> {
      const key = keyOf(address)
      if (!key || !(await beginRemoval(key, 1, by))) return remove()
      const isRemoved = await remove().catch(async (error: unknown) => {
        await cancelRemoval(key)
        throw error
      })
      if (!isRemoved) {
        await cancelRemoval(key)
        return false
      }
      // Another record may show it as well.
      if (await rows.cancelIfUsed(key)) {
        await forgetCopies(key)
        return true
      }
      await removeFiles(key, by.email ?? theSite).catch((error: unknown) =>
        log.warn(error, 'the files of a picture are removed later'),
      )
      securityLog.note('image removed', by, { id: key })
      return true
    },

    /**
     * Removes a picture that its record no longer shows, unless anything else does. If that fails, or
     * the person may not remove it, the picture stays and is listed as unused.
     */
    async removeReplaced(address: string, by: Doer): Promise<void> {
      const key = keyOf(address)
      if (!key) return
      await removeUnlessUsed(key, 0, by).catch((error: unknown) => {
        if (error instanceof HttpError && error.status < 500) return
        log.warn(error, 'a replaced picture could not be removed')
      })
    },

    /** Returns an address where the picture can be read for now; undefined if this site has no such picture. */
    async readableAddress(address: string): Promise<string | undefined> {
      const key = keyOf(address)
      if (!key || !(await rows.isStored(key))) return undefined
      return (await store.signedAddress(`${key}.jpg`)) ?? address
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

    library,

    trash,

    /**
     * Moves a picture to the trash; deletes it for good if it is there already. If anything still shows
     * the picture, nothing changes, and the uses that the viewer may see are returned. Throws 404 if
     * there is no such picture.
     */
    async moveToTrash(key: string, viewer: Holder, by: Doer): Promise<PictureUse[] | undefined> {
      if (await rows.isStored(key)) {
        await removeUnlessUsed(key, 0, by)
        return (await rows.isStored(key)) ? library.usesOf(key, viewer) : undefined
      }
      if (!(await trash.has(key))) throw pictureNotFound()
      await trash.erase(key, viewer.email).catch(unavailable)
      return undefined
    },

    /** Restores a picture from the trash; returns its address, or undefined if it was not in the trash. */
    async restore(key: string, by: Doer): Promise<string | undefined> {
      const email = by.email ?? ''
      const permit = permitAt(email, 'images.write', ownPicture(key))
      if (!(await trash.restore(key, { by: email, permit }).catch(unavailable))) {
        if (await rows.isStored(key)) return undefined
        throw pictureNotFound()
      }
      securityLog.note('image stored', by, { id: key })
      return imageAddress(key)
    },

    /** Restores those of the pictures that are in the trash. If that fails they stay there. */
    async bringBack(keys: readonly string[], { email, permit }: Asker): Promise<void> {
      for (const key of keys) {
        const isBack = await trash.restore(key, { by: email, permit }).catch((error: unknown) => {
          log.warn(error, 'a picture of what was restored stays in the trash')
          return false
        })
        if (isBack) securityLog.note('image stored', { email }, { id: key })
      }
    },

    /**
     * Cleans up after interrupted work; a picture that a record still shows is put back to use. The
     * first sweep, at start-up, can include recent work, because no upload of this process is in
     * progress.
     */
    async sweep({ first }: { first: boolean }): Promise<void> {
      const before = new Date(clock().getTime() - (first ? 0 : hourMs))
      for (const key of await rows.interrupted(before)) {
        const isWhole = (await store.size(pictureFiles(key)[0]!)) !== undefined
        if (isWhole && (await rows.cancelIfUsed(key))) await forgetCopies(key)
        else if (await rows.takeInterrupted(key, before)) await removeFiles(key, theSite)
      }
      for (const key of await trash.leftBehind(before)) await forgetCopies(key)
    },
  }
}
