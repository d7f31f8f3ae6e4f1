// Keeps the hashed files of recent builds in the database, so that every instance can serve them to pages of
// another version.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'
import { assetType } from './asset-type.ts'

export type KeptAssets = ReturnType<typeof createKeptAssets>

/** How old a recorded last use may get before it is updated, so that most starts write nothing. */
const noteAfterMs = 12 * 60 * 60_000

/** `folder` holds this build's hashed files; if it does not exist, nothing is kept. */
export function createKeptAssets(db: Database, clock: Clock, folder: string) {
  async function missingFrom(names: string[]): Promise<string[]> {
    const kept = await db.selectFrom('kept_assets').select(['name', 'last_used_at']).execute()
    const staleBefore = new Date(clock().getTime() - noteAfterMs).toISOString()
    const current = new Set(
      kept.filter(({ last_used_at }) => last_used_at >= staleBefore).map(({ name }) => name),
    )
    return names.filter((name) => !current.has(name))
  }

  return {
    /** Stores this build's files unless they are already there, and records that they are in use. */
    async keep(): Promise<void> {
      if (!existsSync(folder)) return
      const names = (await readdir(folder)).filter((name) => assetType(name)).toSorted()
      const toNote = await missingFrom(names)
      if (toNote.length === 0) return
      const rows = await Promise.all(
        toNote.map(async (name) => ({ name, content: await readFile(join(folder, name)) })),
      )
      const last_used_at = clock().toISOString()
      await inTransaction(db, async (trx) => {
        await lockFor(trx, 'kept assets')
        await trx
          .insertInto('kept_assets')
          .values(rows.map((row) => ({ ...row, last_used_at })))
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ last_used_at }))
          .execute()
      })
    },

    /** Returns the content of a hashed file of any recent build; undefined if no build has it. */
    async read(name: string): Promise<Buffer | undefined> {
      const kept = await db
        .selectFrom('kept_assets')
        .select('content')
        .where('name', '=', name)
        .executeTakeFirst()
      return kept && Buffer.from(kept.content)
    },
  }
}
