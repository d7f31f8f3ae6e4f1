// Which erasures this database must hold to, also after it was restored from an older backup.
import { keyedHash } from '../core/keyed-hash.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { rewriteFile } from '../database/sqlite/secure-delete.ts'
import { daysBefore } from '../jobs/days-before.ts'
import { forgetMailFiles } from '../mail/mail-files.ts'
import { limits } from '../../shared/limits.ts'
import { addressKey, isMeant, type Whose } from './address-key.ts'
import { eraseRows } from './erase-rows.ts'
import {
  addToErasureList,
  type ErasureList,
  keyName,
  readErasureList,
  replaceErasureList,
} from './erasure-list.ts'

export type ErasureParts = { db: Database; clock: Clock; dataDir: string; secret: string }

export const erasureHash = (secret: string, address: string): string =>
  keyedHash(secret, 'erased', addressKey(address))

/** Notes an erasure that begins, in the transaction that permits it. */
export async function noteErasure(trx: Database, hash: string, at: string): Promise<void> {
  await trx
    .insertInto('erasures')
    .values({ hash, at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at, done: 0 }))
    .execute()
}

/** Notes that nothing is left of it, unless it was asked for again meanwhile. */
export async function finishErasure(db: Database, hash: string, at: string): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ done: 1 })
    .where('hash', '=', hash)
    .where('at', '=', at)
    .execute()
}

/**
 * Makes the database and the file in the data directory list the same erasures. What only the file lists,
 * or a file of the same name in another folder, has not been done in this database yet. Returns how many
 * people were erased under another secret, which can't be recognised with this one.
 */
export async function joinErasureLists(
  { db, dataDir, secret }: Omit<ErasureParts, 'clock'>,
  other?: string,
): Promise<number> {
  const own = (await readErasureList(dataDir)) ?? new Map()
  const elsewhere = other === undefined ? undefined : await readErasureList(other)
  const known = await listOf(db)
  const foreign = new Set<string>()
  for (const [hash, erasure] of [...own, ...(elsewhere ?? [])]) {
    if (erasure.at <= (known.get(hash)?.at ?? '')) continue
    if (erasure.key !== undefined && erasure.key !== keyName(secret)) {
      foreign.add(hash)
      continue
    }
    known.set(hash, erasure)
    await inTransaction(db, (trx) => noteErasure(trx, hash, erasure.at))
  }
  const lacking = [...known].filter(([hash, { at }]) => at > (own.get(hash)?.at ?? ''))
  if (lacking.length > 0) await addToErasureList(dataDir, new Map(lacking))
  return foreign.size
}

async function listOf(db: Database): Promise<ErasureList> {
  const rows = await db.selectFrom('erasures').select(['hash', 'at']).execute()
  return new Map(rows.map(({ hash, at }) => [hash, { at }]))
}

/**
 * Erases again what the list says and this database still holds: after a restore, or an erasure that was
 * interrupted. Nothing that the person sent later is touched. Returns of how many people.
 */
export async function eraseListed({ db, clock, dataDir, secret }: ErasureParts): Promise<number> {
  const undone = await db
    .selectFrom('erasures')
    .select(['hash', 'at'])
    .where('done', '=', 0)
    .execute()
  if (undone.length === 0) return 0
  const until = new Map(undone.map(({ hash, at }) => [hash, at]))
  const whose: Whose = (address) => until.get(erasureHash(secret, address))
  await eraseRows(db, clock, whose)
  await rewriteFile(db)
  await forgetMailFiles(dataDir, (address, at) => isMeant(whose, address, at))
  for (const [hash, at] of until) await finishErasure(db, hash, at)
  return until.size
}

const oldestKept = (clock: Clock) => daysBefore(clock(), limits.persons.backupDays)

/** Forgets erasures older than any backup. */
export async function purgeErasures({
  db,
  clock,
  dataDir,
}: Omit<ErasureParts, 'secret'>): Promise<void> {
  const oldest = oldestKept(clock)
  await db.deleteFrom('erasures').where('at', '<', oldest).where('done', '=', 1).execute()
  const listed = [...((await readErasureList(dataDir)) ?? [])]
  const kept = listed.filter(([, { at }]) => at >= oldest)
  if (kept.length < listed.length) await replaceErasureList(dataDir, new Map(kept))
}
