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
import { leaveUntold } from '../database/audit-trail.ts'
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

/** Who asks for a change, and whether they may. */
type Asker = { email: string; permit: Permit }

const hourMs = 60 * 60_000

/** The pictures of articles and doctors, wherever they lie. */
export function createImages(parts: Parts) {
  const { db, clock, log, securityLog, rates, renderer, siteUrl, store } = parts
  const rows = createImageRepository(db)
  const library = createPictureLibrary(db, clock, store)
  const trash = createPictureTrash(db, clock, store)

  /** The picture that an address names, in any of the forms in which clients know it. */
  function keyOf(address: string): string | undefined {
    const prefixes = [`${siteUrl}/images/`, store.bucketAddress].filter((prefix) => prefix)
    const prefix = prefixes.find((prefix) => address.startsWith(prefix!))
    return parseImageAddress(prefix ? `/images/${address.slice(prefix.length)}` : address)?.key
  }

  /** Removes the files of a picture that has been taken out of use. Throws while none is gone. */
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

  /** Takes a picture out of use, and copies it to the trash. Whether it did. Throws 503 where that fails. */
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

    /** Stores the picture in all its forms; returns its address, for bytes that are there the one they have. */
    async add({ bytes, kind, name }: UploadedPicture, uploadedBy: string): Promise<string> {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const same = await rows.findSame(hash)
      if (same) return imageAddress(same)
      const picture = await renderer.render(bytes, kind)
      const { key, files } = picture
      const wait = await inTransaction(db, async (trx) => {
        leaveUntold(trx, ['images'], 'told once its files are stored')
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
        // It may have been stored although the response was lost. The library shows it then.
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

    /** The key of the picture of this site that the address is of; undefined for any other address. */
    keyOf,

    /**
     * Removes the picture that one record shows, unless another record shows it too. An address of
     * anything else, and of a picture that is gone, is left alone. Throws 503 where the files can't
     * be removed: then nothing has changed. Throws 403 for who may not remove it.
     */
    async remove(address: string, by: Doer): Promise<void> {
      const key = keyOf(address)
      if (key) await removeUnlessUsed(key, 1, by)
    },

    /**
     * Removes a record and the picture that it alone shows: its files last, so that nobody sees a record
     * whose picture is gone, wherever that ends. Returns what `remove` does: whether there was such a
     * record. Throws 503 where the files can't be removed: then nothing has changed.
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
      // Another record may have shown it all the time.
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
     * Removes a picture that its record shows no more, unless any does. Where that fails, or who changed
     * the record may not remove it, it is listed as not used.
     */
    async removeReplaced(address: string, by: Doer): Promise<void> {
      const key = keyOf(address)
      if (!key) return
      await removeUnlessUsed(key, 0, by).catch((error: unknown) => {
        if (error instanceof HttpError && error.status < 500) return
        log.warn(error, 'a replaced picture could not be removed')
      })
    },

    /** Where the picture can be read for now; undefined where this site has no such picture. */
    async readableAddress(address: string): Promise<string | undefined> {
      const key = keyOf(address)
      if (!key || !(await rows.isStored(key))) return undefined
      return (await store.signedAddress(`${key}.jpg`)) ?? address
    },

    /** Stores every picture of a folder that was rendered before; `alts`: alternative texts by address. */
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
     * Moves a picture to the trash, and removes for good what lies there. Returns what shows it, as far as
     * the viewer may know: then nothing has changed. Throws 404 where there is no such picture.
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

    /** Puts a picture back out of the trash; returns its address, undefined where it was not there. */
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

    /** Puts back those of the pictures that lie in the trash. Where that fails they stay there. */
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
     * Removes what interrupted work left behind; a picture that a record still shows is put back to use. The
     * first time, at the start, no upload of this process is under way.
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
