import { imageAddress } from '../../shared/image-address.ts'
import { foldText } from '../../shared/letters.ts'
import { recordAudit, theSite } from '../audit/record-audit.ts'
import { leaveUntold } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { storedPictureKeys } from '../database/stored-picture-keys.ts'
import { changeContent, inTransaction, lockFor } from '../database/transaction.ts'
import type { Permit } from '../people/permit.ts'
import { pictureChecksum } from './picture-files.ts'
import type { Picture } from './render-protocol.ts'

/** Where a picture comes from; `hash`: SHA-256 of the uploaded bytes, empty where there were none. */
type Upload = { name: string; alt?: string; hash: string; uploadedBy: string; now: Date }

/**
 * One row per picture, written before its first file and deleted after its last one: whatever
 * interrupts that leaves a row behind, by which the rest is found and removed.
 */
export function createImageRepository(db: Database) {
  /**
   * How many articles and doctors show the picture, or will: a draft counts unless its own record
   * shows the same.
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

    /** The key of a stored picture that was made of the same bytes. */
    findSame: (hash: string): Promise<string | undefined> => findSame(db, hash),

    isStored: async (key: string): Promise<boolean> =>
      (await storedPictureKeys(db, [key])).has(key),

    /** Notes that files of this picture are about to be written. */
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

    /** From now on the picture may be shown. Returns false if a sweep has removed it in the meantime. */
    finish: (key: string): Promise<boolean> => setState(db, key, 'storing', 'stored'),

    /**
     * The same for an upload. Returns the key of the picture that shows these bytes: another one if the
     * same bytes were uploaded at the same time, undefined if a sweep has removed it in the meantime.
     */
    finishUpload: (
      key: string,
      { hash, by, now }: { hash: string; by: string; now: Date },
    ): Promise<string | undefined> =>
      inTransaction(db, async (trx) => {
        // unlocked images: uploads of the same bytes come here one after the other
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

    /** Takes the picture out of use, unless more records than that show it. Whether it did. */
    beginRemoval: (
      key: string,
      allowedUses: number,
      { by, now, permit }: { by: string; now: Date; permit: Permit },
    ): Promise<boolean> =>
      // Until this has ended nobody else puts the picture to use.
      changeContent(db, async (trx) => {
        await permit(trx)
        leaveUntold(trx, ['images', 'trashed_images'], 'told once its files are gone')
        if (!(await setState(trx, key, 'stored', 'removing'))) return false
        if ((await uses(trx, key)) > allowedUses) {
          await setState(trx, key, 'removing', 'stored')
          return false
        }
        await noteRemoval(trx, key, { trashed_by: by, trashed_at: now.toISOString() })
        return true
      }),

    /** Puts a picture back to use whose removal has begun, if a record shows it. Whether it did. */
    cancelIfUsed: (key: string): Promise<boolean> =>
      changeContent(db, async (trx) => {
        leaveUntold(trx, ['images'], 'its removal was not told yet')
        return (await uses(trx, key)) > 0 && setState(trx, key, 'removing', 'stored')
      }),

    /** Whether the picture is in use again: a sweep may have removed it. */
    cancelRemoval: (key: string): Promise<boolean> => setState(db, key, 'removing', 'stored'),

    /** Forgets a picture whose last file is gone. Of what was left behind the trash knows who removed it. */
    forget: (key: string, { by, now }: { by: string; now: Date }): Promise<void> =>
      inTransaction(db, async (trx) => {
        const removed = await trx
          .deleteFrom('images')
          .where('key', '=', key)
          .returning(['name', 'state'])
          .executeTakeFirst()
        if (removed?.state !== 'removing') {
          return leaveUntold(trx, ['images'], 'an upload that was never told')
        }
        const trashed = await trx
          .selectFrom('trashed_images')
          .select('trashed_by')
          .where('key', '=', key)
          .executeTakeFirst()
        const who = by === theSite ? (trashed?.trashed_by ?? theSite) : by
        await note(trx, key, removed.name, { by: who, now, action: 'deleted' })
      }),

    /** Pictures of which an upload or a removal that began before that moment may have left files. */
    async interrupted(before: Date): Promise<string[]> {
      const rows = await interruptedRows(db, before).execute()
      return rows.map(({ key }) => key)
    },

    /** Whether it is still so of this picture, which then nobody else puts to use any more. */
    async takeInterrupted(key: string, before: Date): Promise<boolean> {
      // unaudited: its upload or removal is told, or was never
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

/** Without those that come back out of the trash: they lie there as long as that takes. */
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

/** Puts the picture on the list of the trash. What an earlier removal left there is that of this one. */
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
