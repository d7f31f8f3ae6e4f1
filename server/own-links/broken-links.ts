import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import type { BegunKind } from '../../shared/record-kinds.ts'
import type { Link } from './linked-texts.ts'
import { recordTables } from './record-tables.ts'

export type LinkedKind = Tables['broken_links']['kind']

/**
 * Stores which links of these records, or of all records of the kind, lead nowhere. Writes only if something
 * has changed.
 */
export async function storeBroken(
  db: Database,
  kind: LinkedKind,
  records: readonly string[] | 'all',
  found: readonly Link[],
): Promise<void> {
  if (records.length === 0) return
  const stored = db
    .selectFrom('broken_links')
    .select(['record', 'field', 'address'])
    .where('kind', '=', kind)
    .$if(records !== 'all', (query) => query.where('record', 'in', records))
  if (haveSameLinks(await stored.execute(), found)) return
  await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('broken_links')
      .where('kind', '=', kind)
      .$if(records !== 'all', (query) => query.where('record', 'in', records))
      .execute()
    if (found.length === 0) return
    await trx
      .insertInto('broken_links')
      .values(found.map((link) => ({ kind, ...link })))
      // A record may have the same link twice, and another instance may be storing the same.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

function haveSameLinks(some: readonly Link[], others: readonly Link[]): boolean {
  const keys = (links: readonly Link[]) =>
    new Set(links.map(({ record, field, address }) => `${record}\n${field}\n${address}`))
  const [known, wanted] = [keys(some), keys(others)]
  return known.size === wanted.size && [...known].every((key) => wanted.has(key))
}

/** Forgets the links of records that were deleted or unpublished. */
export async function forgetMissing(db: Database, kind: BegunKind): Promise<void> {
  await db
    .deleteFrom('broken_links')
    .where('kind', '=', kind)
    .where('record', 'not in', ({ selectFrom }) => selectFrom(recordTables[kind]).select('id'))
    .execute()
}

/** Returns the records of a kind that have such links, at most `limit`. `among`: only these. */
export async function recordsWithBroken(
  db: Database,
  kind: LinkedKind,
  limit: number,
  among?: readonly string[],
): Promise<string[]> {
  if (among?.length === 0) return []
  const rows = await db
    .selectFrom('broken_links')
    .select('record')
    .distinct()
    .where('kind', '=', kind)
    .$if(among !== undefined, (query) => query.where('record', 'in', among!))
    .orderBy('record')
    .limit(limit)
    .execute()
  return rows.map(({ record }) => record)
}

export function brokenOf(
  db: Database,
  kind: LinkedKind,
  records: readonly string[],
): Promise<Link[]> {
  return db
    .selectFrom('broken_links')
    .select(['record', 'field', 'address'])
    .where('kind', '=', kind)
    .where('record', 'in', records)
    .orderBy('record')
    .orderBy('field')
    .orderBy('address')
    .execute()
}

/** Returns the titles or names of these records, by id. */
export async function titlesOf(
  db: Database,
  kind: BegunKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows =
    kind === 'blog'
      ? await db.selectFrom('blogs').select(['id', 'title']).where('id', 'in', ids).execute()
      : await db
          .selectFrom('doctors')
          .select(['id', 'name as title'])
          .where('id', 'in', ids)
          .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
