import { sql } from 'kysely'
import { imageAddress } from '../../shared/image-address.ts'
import { begunKinds } from '../../shared/record-kinds.ts'
import { theSite } from '../audit/record-audit.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { changeContent, inTransaction } from '../database/transaction.ts'
import type { Permit } from '../people/permit.ts'
import { kinds } from '../records/kinds/kinds.ts'
import { auditPicture, setState } from './picture-state.ts'

/** The rows of pictures that are being removed, or whose upload or removal was interrupted. */
export function createRemovalRows(db: Database) {
  return {
    /** Takes the picture out of use, unless more than `allowedUses` records show it. Returns whether it did. */
    beginRemoval: (
      key: string,
      allowedUses: number,
      { by, now, permit }: { by: string; now: Date; permit: Permit },
    ): Promise<boolean> =>
      // Until this transaction ends, nobody else can start using the picture.
      changeContent(db, async (trx) => {
        await permit(trx)
        skipAudit(trx, ['images', 'trashed_images'], 'audited once its files are gone')
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
        skipAudit(trx, ['images'], 'its removal is not audited yet')
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
          return skipAudit(trx, ['images'], 'an upload that was never audited')
        }
        const trashed = await trx
          .selectFrom('trashed_images')
          .select('trashed_by')
          .where('key', '=', key)
          .executeTakeFirst()
        const who = by === theSite ? (trashed?.trashed_by ?? theSite) : by
        await auditPicture(trx, key, removed.name, { by: who, now, action: 'deleted' })
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

/**
 * Counts the articles and doctors that show the picture, or will: a draft counts unless its own
 * record shows the same picture.
 */
async function uses(trx: Database, key: string): Promise<number> {
  const address = imageAddress(key)
  const tables = begunKinds.map((kind) => ({ kind, table: sql.table(kinds[kind].table) }))
  const ofOwnRecord = tables.map(
    ({ kind, table }) => sql`
      select 1 from ${table} as record
      where record.number = ${sql.ref(`drafts.${kind}_number`)} and record.image_url = ${address}`,
  )
  const counts = [
    sql`(select count(*) from drafts where image_url = ${address} and trashed_at is null
      and not exists (${sql.join(ofOwnRecord, sql` union all `)}))`,
    ...tables.map(({ table }) => sql`(select count(*) from ${table} where image_url = ${address})`),
  ]
  const { rows } = await sql<{ total: number }>`
    select ${sql.join(counts, sql` + `)} as total`.execute(trx)
  return rows[0]!.total
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
