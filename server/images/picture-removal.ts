import type { FastifyBaseLogger } from 'fastify'
import { imageAddress } from '../../shared/image-address.ts'
import { imageMessages } from '../../shared/image-file.ts'
import type { PictureUse } from '../../shared/picture.ts'
import { theSite } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Actor, SecurityLog } from '../core/security-log.ts'
import { ownPicture } from '../people/own-records.ts'
import { type Holder, type Permit, permitAt } from '../people/permit.ts'
import type { ImageRepository } from './image-repository.ts'
import type { ImageStore } from './image-store.ts'
import { createFileRemoval } from './file-removal.ts'
import { pictureFiles } from './picture-files.ts'
import { pictureNotFound } from './picture-descriptions.ts'
import type { PictureLibrary } from './picture-library.ts'
import type { PictureTrash } from './picture-trash.ts'
import { storeUnavailable } from './store-unavailable.ts'

type Parts = {
  clock: Clock
  log: FastifyBaseLogger
  securityLog: SecurityLog
  store: ImageStore
  rows: ImageRepository
  library: PictureLibrary
  trash: PictureTrash
  keyOf(address: string): string | undefined
}

/** Who requests a change, and the check whether they may. */
type Asker = { email: string; permit: Permit }

const hourMs = 60 * 60_000

/** Removes pictures that nothing shows any more, through the trash, and restores them from it. */
export function createPictureRemoval(parts: Parts) {
  const { clock, log, securityLog, store, rows, library, trash, keyOf } = parts
  const removeFiles = createFileRemoval(parts)

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
  async function beginRemoval(key: string, allowedUses: number, by: Actor): Promise<boolean> {
    const email = by.email ?? ''
    const permit = permitAt(email, 'images.write', ownPicture(key))
    const act = { by: email, now: clock(), permit }
    if (!(await rows.beginRemoval(key, allowedUses, act))) return false
    await trash.keep(key).catch((cause: unknown) => removalFailed(key, cause))
    return true
  }

  async function removeUnlessUsed(key: string, allowedUses: number, by: Actor): Promise<void> {
    if (!(await beginRemoval(key, allowedUses, by))) return
    await removeFiles(key, by.email ?? theSite).catch((cause: unknown) => removalFailed(key, cause))
    securityLog.note('image removed', by, { id: key })
  }

  return {
    /**
     * Removes the picture that one record shows, unless another record shows it too. Ignores other
     * addresses and pictures that are gone. Throws 503 if the files can't be removed, in which case
     * nothing changes, and 403 if the person may not remove it.
     */
    async remove(address: string, by: Actor): Promise<void> {
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
      by: Actor,
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
    async removeReplaced(address: string, by: Actor): Promise<void> {
      const key = keyOf(address)
      if (!key) return
      await removeUnlessUsed(key, 0, by).catch((error: unknown) => {
        if (error instanceof HttpError && error.status < 500) return
        log.warn(error, 'a replaced picture could not be removed')
      })
    },

    /**
     * Moves a picture to the trash; deletes it for good if it is there already. If anything still shows
     * the picture, nothing changes, and the uses that the viewer may see are returned. Throws 404 if
     * there is no such picture.
     */
    async moveToTrash(key: string, viewer: Holder, by: Actor): Promise<PictureUse[] | undefined> {
      if (await rows.isStored(key)) {
        await removeUnlessUsed(key, 0, by)
        return (await rows.isStored(key)) ? library.usesOf(key, viewer) : undefined
      }
      if (!(await trash.has(key))) throw pictureNotFound()
      await trash.erase(key, viewer.email).catch(storeUnavailable)
      return undefined
    },

    /** Restores a picture from the trash; returns its address, or undefined if it was not in the trash. */
    async restore(key: string, by: Actor): Promise<string | undefined> {
      const email = by.email ?? ''
      const permit = permitAt(email, 'images.write', ownPicture(key))
      if (!(await trash.restore(key, { by: email, permit }).catch(storeUnavailable))) {
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
