import { limits } from '../../shared/limits.ts'
import type { Picture } from '../../shared/picture.ts'
import { theSite } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { daysBefore } from '../jobs/days-before.ts'
import { filterWords, containsWords } from '../database/contains-words.ts'
import { type SqlBool, sql } from 'kysely'
import { inTransaction } from '../database/transaction.ts'
import type { Permit } from '../people/permit.ts'
import type { ImageStore } from './image-store.ts'
import { pictureFiles, trashed } from './picture-files.ts'
import { pictureJson } from './picture-library.ts'
import { auditPicture } from './picture-state.ts'

const isInUse = sql<SqlBool>`exists (
  select 1 from images where images.key = trashed_images.key and images.state = 'stored')`

export type PictureTrash = ReturnType<typeof createPictureTrash>

/** Keeps the files of removed pictures for a while, under names that no URL serves. */
export function createPictureTrash(db: Database, clock: Clock, store: ImageStore) {
  async function remove(key: string): Promise<void> {
    await store.remove(pictureFiles(key).map(trashed))
    // unaudited: bringing the picture back is audited where it happens
    await db.deleteFrom('trashed_images').where('key', '=', key).execute()
  }

  async function erase(key: string, by: string): Promise<void> {
    await store.remove(pictureFiles(key).map(trashed))
    await inTransaction(db, async (trx) => {
      const erased = await trx
        .deleteFrom('trashed_images')
        .where('key', '=', key)
        .returning('name')
        .executeTakeFirst()
      if (erased) await auditPicture(trx, key, erased.name, { by, now: clock(), action: 'erased' })
    })
  }

  const rowOf = (key: string) =>
    db.selectFrom('trashed_images').selectAll().where('key', '=', key).executeTakeFirst()

  async function copy(key: string, from: (file: string) => string, to: (file: string) => string) {
    const reading = pictureFiles(key).map(async (file) => {
      const bytes = await store.read(from(file))
      return bytes && { file: to(file), bytes }
    })
    const files = (await Promise.all(reading)).filter((file) => file !== undefined)
    const isWhole = files.length === reading.length
    if (isWhole) await store.write(files)
    return isWhole
  }

  return {
    /**
     * Copies the files of a picture whose removal has begun; an incomplete picture is not kept. Throws
     * if the store can't remove or write files.
     */
    async keep(key: string): Promise<void> {
      // Remove what an earlier attempt left; this also shows whether files can be removed at all.
      await store.remove(pictureFiles(key).map(trashed))
      if (!(await copy(key, (file) => file, trashed))) await remove(key)
    },

    has: async (key: string): Promise<boolean> => (await rowOf(key)) !== undefined,

    /** Returns one page, most recently removed first. */
    async list({
      query = '',
      limit,
      page,
    }: {
      query?: string | undefined
      limit: number
      page: number
    }) {
      const words = filterWords(query)
      const found = db
        .selectFrom('trashed_images')
        .where(({ not }) => not(isInUse))
        .$if(words.length > 0, (rows) =>
          rows.where(containsWords(db, sql.ref('filter_text'), words)),
        )
      const { total } = await found
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await found
        .selectAll()
        .orderBy('trashed_at', 'desc')
        .orderBy('key')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return { items: rows.map((row): Picture => pictureJson(row, [])), total }
    },

    /**
     * Restores the picture under its old address. Returns whether it was in the trash and complete.
     * Throws while its old files are still being removed.
     */
    async restore(key: string, { by, permit }: { by: string; permit: Permit }): Promise<boolean> {
      const row = await rowOf(key)
      if (!row) return false
      const { trashed_at: _at, trashed_by: _by, ...picture } = row
      await inTransaction(db, async (trx) => {
        await permit(trx)
        skipAudit(trx, ['images'], 'audited once its files are back')
        await trx
          .insertInto('images')
          .values({ ...picture, state: 'storing' })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      })
      if (!(await copy(key, trashed, (file) => file))) {
        // unaudited: nothing was restored
        await db
          .deleteFrom('images')
          .where('key', '=', key)
          .where('state', '=', 'storing')
          .execute()
        return false
      }
      await inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('images')
          .set({ state: 'stored' })
          .where('key', '=', key)
          .where('state', 'in', ['storing', 'stored'])
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Error(`${key} is still being removed`)
        await auditPicture(trx, key, picture.name, {
          by,
          now: clock(),
          action: 'changed',
          fields: ['state'],
        })
      })
      await remove(key)
      return true
    },

    /** Removes the trashed copy of a picture. */
    remove,

    /** Deletes a trashed picture for good. */
    erase,

    /**
     * Returns pictures with a trashed copy, made before that time, that are in use: their removal was
     * cancelled or they were restored.
     */
    async leftBehind(before: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('trashed_images')
        .select('key')
        .where('trashed_at', '<=', before.toISOString())
        .where(isInUse)
        .execute()
      return rows.map(({ key }) => key)
    },

    /** Deletes for good what has been in the trash for longer than promised. */
    async purge(): Promise<void> {
      const rows = await db
        .selectFrom('trashed_images')
        .select('key')
        .where('trashed_at', '<', daysBefore(clock(), limits.image.trashDays))
        .execute()
      for (const { key } of rows) await erase(key, theSite)
    },

    /** Whether the trash is empty. */
    async isEmpty(): Promise<boolean> {
      return !(await db.selectFrom('trashed_images').select('key').limit(1).executeTakeFirst())
    },
  }
}
