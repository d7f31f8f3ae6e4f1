import { foldText } from '../../shared/letters.ts'
import type { Database } from '../database/database.ts'
import { storedPictureKeys } from '../database/stored-picture-keys.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'
import { auditPicture, setState } from './picture-state.ts'
import { pictureChecksum } from './picture-files.ts'
import { createRemovalRows } from './removal-rows.ts'
import type { Picture } from './render-protocol.ts'

/**
 * Origin of a picture; `hash` is the SHA-256 of the uploaded bytes, empty for pictures that were not
 * uploaded.
 */
type Upload = { name: string; alt?: string; hash: string; uploadedBy: string; now: Date }

export type ImageRepository = ReturnType<typeof createImageRepository>

/**
 * One row per picture, written before its first file and deleted after its last one: an interruption
 * always leaves a row, by which the remaining files are found and removed.
 */
export function createImageRepository(db: Database) {
  async function findSame(trx: Database, hash: string): Promise<string | undefined> {
    const row = await trx
      .selectFrom('images')
      .select('key')
      .where('source_hash', '=', hash)
      .where('state', '=', 'stored')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst()
    return row?.key
  }

  return {
    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('images')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    /** Returns the key of a stored picture made from the same bytes. */
    findSame: (hash: string): Promise<string | undefined> => findSame(db, hash),

    isStored: async (key: string): Promise<boolean> =>
      (await storedPictureKeys(db, [key])).has(key),

    /** Records that the files of this picture are about to be written. */
    async begin(
      trx: Database,
      { key, files }: Picture,
      { alt = '', uploadedBy, now, ...source }: Upload,
    ) {
      await trx
        .insertInto('images')
        .values({
          key,
          state: 'storing',
          checksum: pictureChecksum(files.map(({ bytes }) => bytes)),
          created_at: now.toISOString(),
          uploaded_by: uploadedBy,
          bytes: files[0]?.bytes.length ?? 0,
          name: source.name,
          alt,
          source_hash: source.hash,
          filter_text: foldText(`${source.name} ${alt}`.trim()),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /**
     * Marks the picture as stored, so that it may be shown. Returns false if a sweep has removed it
     * meanwhile.
     */
    finish: (key: string): Promise<boolean> => setState(db, key, 'storing', 'stored'),

    /**
     * The same for an upload. Returns the key of the picture that shows these bytes: another key if the
     * same bytes were uploaded at the same time, undefined if a sweep has removed it meanwhile.
     */
    finishUpload: (
      key: string,
      { hash, by, now }: { hash: string; by: string; now: Date },
    ): Promise<string | undefined> =>
      inTransaction(db, async (trx) => {
        // unlocked images: uploads of the same bytes run one after the other
        await lockFor(trx, `upload ${hash}`)
        const same = await findSame(trx, hash)
        if (same) return same
        const stored = await trx
          .updateTable('images')
          .set({ state: 'stored' })
          .where('key', '=', key)
          .where('state', '=', 'storing')
          .returning('name')
          .executeTakeFirst()
        if (!stored) return undefined
        await auditPicture(trx, key, stored.name, { by, now, action: 'created' })
        return key
      }),

    ...createRemovalRows(db),
  }
}
