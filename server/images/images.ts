import type { FastifyBaseLogger } from 'fastify'
import { parseImageAddress } from '../../shared/image-address.ts'
import type { Clock } from '../core/clock.ts'
import type { SecurityLog } from '../core/security-log.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { createImageRepository } from './image-repository.ts'
import type { ImageStore, OpenedFile } from './image-store.ts'
import { createPictureLibrary } from './picture-library.ts'
import { createPictureRemoval } from './picture-removal.ts'
import type { PictureRenderer } from './picture-renderer.ts'
import { createPictureTrash } from './picture-trash.ts'
import { createPictureUploads } from './picture-uploads.ts'
import { storeUnavailable } from './store-unavailable.ts'

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

/** Manages the pictures of articles and doctors, wherever they are stored. */
export function createImages(parts: Parts) {
  const { db, clock, log, siteUrl, store } = parts
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

  return {
    /** Returns the bytes of a stored file; undefined if there is none. Throws 503 if the store fails. */
    read: (file: string): Promise<Buffer | undefined> => store.read(file).catch(storeUnavailable),

    /** Returns a stored file as a stream; undefined if there is none. Throws 503 if the store fails. */
    async open(file: string): Promise<OpenedFile | undefined> {
      const opened = await store.open(file).catch(storeUnavailable)
      // The response has begun, so the framework just ends it and logs nothing.
      opened?.stream.once('error', (error) =>
        log.error({ err: error, file }, 'a picture is cut short'),
      )
      return opened
    },

    keyOf,

    /** Returns an address where the picture can be read for now; undefined if this site has no such picture. */
    async readableAddress(address: string): Promise<string | undefined> {
      const key = keyOf(address)
      if (!key || !(await rows.isStored(key))) return undefined
      return (await store.signedAddress(`${key}.jpg`)) ?? address
    },

    ...createPictureUploads({ ...parts, rows }),

    ...createPictureRemoval({ ...parts, rows, library, trash, keyOf }),

    library,

    trash,
  }
}
