import { imageAddress } from '../../shared/image-address.ts'
import { foldText } from '../../shared/letters.ts'
import { recordAudit, theSite } from '../audit/record-audit.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { storedPictureKeys } from '../database/stored-picture-keys.ts'
import { changeContent, inTransaction, lockFor } from '../database/transaction.ts'
import type { Permit } from '../people/permit.ts'
import { pictureChecksum } from './picture-files.ts'
import type { Picture } from './render-protocol.ts'

/**
 * Origin of a picture; `hash` is the SHA-256 of the uploaded bytes, empty for pictures that were not
 * uploaded.
 */
type Upload = { name: string; alt?: string; hash: string; uploadedBy: string; now: Date }

/**
 * One row per picture, written before its first file and deleted after its last one: an interruption
 * always leaves a row, by which the remaining files are found and removed.
 */
export function createImageRepository(db: Database) {
  /**
   * Counts the articles and doctors that show the picture, or will: a draft counts unless its own
   * record shows the same picture.
   */
  async function uses(trx: Database, key: string): Promise<number> {
    const address = imageAddress(key)
    const { count: ofDrafts } = await trx
      .selectFrom('drafts')
      .leftJoin('blogs', 'blogs.number', 'drafts.blog_number')
      .leftJoin('doctors', 'doctors.number', 'drafts.doctor_number')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('drafts.image_url', '=', address)
      .where('drafts.trashed_at', 'is', null)
      .where('blogs.image_url', 'is distinct from', address)
      .where('doctors.image_url', 'is distinct from', address)
      .executeTakeFirstOrThrow()
    let total = ofDrafts
    for (const table of ['blogs', 'doctors'] as const) {
      const { count } = await trx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('image_url', '=', address)
        .executeTakeFirstOrThrow()
      total += count
    }
    return total
  }

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

  async function setState(trx: Database, key: string, from: string, to: string): Promise<boolean> {
    const { numUpdatedRows } = await trx
      .updateTable('images')
      .set({ state: to })
      .where('key', '=', key)
      .where('state', '=', from)
      .executeTakeFirst()
    return numUpdatedRows === 1n
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
        await note(trx, key, stored.name, { by, now, action: 'created' })
        return key
      }),

    /** Takes the picture out of use, unless more than `allowedUses` records show it. Returns whether it did. */
    beginRemoval: (
      key: string,
      allowedUses: number,
      { by, now, permit }: { by: string; now: Date; permit: Permit },
    ): Promise<boolean> =>
      // Until this transaction ends, nobody else can start using the picture.
      changeContent(db, async (trx) => {
        await permit(trx)
        skipAudit(trx, ['images', 'trashed_images'], 'told once its files are gone')
        if (!(await setState(trx, key, 'stored', 'removing'))) return false
        if ((await uses(trx, key)) > allowedUses) {
          await setState(trx, key, 'removing', 'stored')
          return false
        }
        await noteRemoval(trx, key, { trashed_by: by, trashed_at: now.toISOString() })
        return true
      }),

    /** Cancels a removal that has begun, if a record shows the picture. Returns whether it did. */
    cancelIfUsed: (key: string): Promise<boolean> =>
      changeContent(db, async (trx) => {
        skipAudit(trx, ['images'], 'its removal was not told yet')
        return (await uses(trx, key)) > 0 && setState(trx, key, 'removing', 'stored')
      }),

    /** Cancels a removal that has begun. Returns false if a sweep has removed the picture. */
    cancelRemoval: (key: string): Promise<boolean> => setState(db, key, 'removing', 'stored'),

    /**
     * Deletes the row of a picture whose last file is gone. If the site cleans up an interrupted
     * removal, the trash says who removed the picture.
     */
    forget: (key: string, { by, now }: { by: string; now: Date }): Promise<void> =>
      inTransaction(db, async (trx) => {
        const removed = await trx
          .deleteFrom('images')
          .where('key', '=', key)
          .returning(['name', 'state'])
          .executeTakeFirst()
        if (removed?.state !== 'removing') {
          return skipAudit(trx, ['images'], 'an upload that was never told')
        }
        const trashed = await trx
          .selectFrom('trashed_images')
          .select('trashed_by')
          .where('key', '=', key)
          .executeTakeFirst()
        const who = by === theSite ? (trashed?.trashed_by ?? theSite) : by
        await note(trx, key, removed.name, { by: who, now, action: 'deleted' })
      }),

    /** Returns pictures that an upload or removal begun before that time may have left incomplete. */
    async interrupted(before: Date): Promise<string[]> {
      const rows = await interruptedRows(db, before).execute()
      return rows.map(({ key }) => key)
    },

    /**
     * Claims an interrupted picture, so that nobody else can use it. Returns false if it is no longer
     * interrupted.
     */
    async takeInterrupted(key: string, before: Date): Promise<boolean> {
      // unaudited: an abandoned upload needs no row, and a removal is audited when it completes
      const { numUpdatedRows } = await db
        .updateTable('images')
        .set(({ eb, ref }) => ({
          state: eb.case().when('state', '=', 'storing').then('abandoned').else(ref('state')).end(),
        }))
        .where('key', 'in', interruptedRows(db, before).where('images.key', '=', key))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}

type Act = { by: string; now: Date; action: 'created' | 'deleted' }

async function note(trx: Database, key: string, title: string, { by, now, action }: Act) {
  const at = now.toISOString()
  await recordAudit(trx, { at, by, action, kind: 'image', record: key, title })
}

/** Excludes pictures being restored from the trash: they stay there until they are back. */
function interruptedRows(db: Database, before: Date) {
  return db
    .selectFrom('images')
    .leftJoin('trashed_images as removal', 'removal.key', 'images.key')
    .select('images.key')
    .where('state', '!=', 'stored')
    .where(({ or, eb }) => or([eb('state', '!=', 'storing'), eb('removal.key', 'is', null)]))
    .where(({ eb, fn }) =>
      eb(fn.coalesce('removal.trashed_at', 'images.created_at'), '<=', before.toISOString()),
    )
}

/** Adds the picture to the trash, replacing the entry of an earlier removal. */
async function noteRemoval(
  trx: Database,
  key: string,
  removal: { trashed_at: string; trashed_by: string },
): Promise<void> {
  const { state: _state, ...picture } = await selectForUpdate(trx, 'images')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('trashed_images')
    .values({ ...picture, ...removal })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(removal))
    .execute()
}
