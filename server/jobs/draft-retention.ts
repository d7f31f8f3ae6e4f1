import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { limits } from '../../shared/limits.ts'
import { daysBefore } from './days-before.ts'
import { deletePast, deleteRows } from './delete-slowly.ts'
import { surplusVersions } from './thin-versions.ts'

const unasked = ['automatic', 'conflict'] as const
/** Must match the condition of migration 029's partial index word for word. */
const isUnasked = sql`kind in ('automatic', 'conflict')`

/** Whether any drafts or versions may expire, which a wrong clock would delete too early. */
export async function hasEndingDrafts(db: Database): Promise<boolean> {
  const ending = await db
    .selectFrom('drafts')
    .select('number')
    .where('trashed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const version = await db
    .selectFrom('revisions')
    .select('number')
    .where('kind', 'in', unasked)
    .limit(1)
    .executeTakeFirst()
  return ending !== undefined || version !== undefined
}

/** Deletes expired drafts and links, and thins out automatically saved versions. */
export async function purgeDrafts(
  db: Database,
  now: Date,
  note: (trx: Database) => Promise<void>,
): Promise<{ drafts: number; versions: number }> {
  const { trashDays, endedLinkDays } = limits.draft
  // unaudited: deleting the record was already logged
  await db
    .updateTable('drafts')
    .set({ trashed_at: now.toISOString() })
    // Older releases delete a record without trashing its draft; its retention period starts now.
    .where('blog_number', 'is', null)
    .where('doctor_number', 'is', null)
    .where('words_number', 'is', null)
    .where('fields', 'is', null)
    .where('trashed_at', 'is', null)
    .execute()
  const isPast = sql`trashed_at < ${daysBefore(now, trashDays)}`
  // A draft may have hundreds of versions, too many to delete along with it in one transaction.
  await deletePast(db, {
    table: 'revisions',
    key: ['draft_number', 'number'],
    isPast: sql`draft_number in (select number from drafts where ${isPast})`,
  })
  const drafts = await deletePast(db, { table: 'drafts', key: ['number'], isPast }, note)
  await deletePast(db, {
    table: 'preview_links',
    key: ['id'],
    isPast: sql`expires_at < ${daysBefore(now, endedLinkDays)}`,
  })
  await deletePast(db, {
    table: 'draft_editors',
    key: ['draft_number', 'tab'],
    isPast: sql`seen_at < ${daysBefore(now, 1)}`,
  })
  return { drafts, versions: await thinVersions(db, now) }
}

async function thinVersions(db: Database, now: Date): Promise<number> {
  let count = 0
  for (let draft = 0; ;) {
    const versions = await nextVersions(db, draft)
    if (!versions[0]) return count
    draft = versions[0].draft_number
    const surplus = surplusVersions(versions, now)
    const rows = surplus.map((number) => ({ draft_number: draft, number }))
    count += await deleteRows(db, 'revisions', rows)
    await afterOthers()
  }
}

/** The automatically saved versions of the next draft that has any, newest first. */
async function nextVersions(db: Database, draft: number) {
  // By way of the drafts: SQLite would find the smallest number by reading every such version.
  const next = sql<number>`(
    select number from drafts where number > ${draft}
      and exists (select 1 from revisions where draft_number = drafts.number and ${isUnasked})
    order by number limit 1)`
  return db
    .selectFrom('revisions')
    .select(['draft_number', 'number', 'kind', 'created_at'])
    .where('draft_number', '=', next)
    .where(sql<boolean>`${isUnasked}`)
    .orderBy('number', 'desc')
    .execute()
}

const formerAdmin = 'a former admin'

/**
 * Replaces an address with `a former admin` in drafts, versions, pictures, reviews and the audit log.
 * Returns the number of changed rows.
 */
export async function forgetWriter(trx: Database, email: string): Promise<number> {
  let count = 0n
  for (const [table, column] of namingColumns) {
    const { numUpdatedRows } = await trx
      .updateTable(table)
      .set({ [column]: formerAdmin })
      .where(column as never, '=', email as never)
      .executeTakeFirst()
    count += numUpdatedRows
  }
  await trx.deleteFrom('draft_editors').where('email', '=', email).execute()
  return Number(count)
}

const namingColumns = [
  ['drafts', 'created_by'],
  ['drafts', 'updated_by'],
  ['drafts', 'trashed_by'],
  ['drafts', 'scheduled_by'],
  ['revisions', 'created_by'],
  ['preview_links', 'created_by'],
  ['images', 'uploaded_by'],
  ['trashed_images', 'uploaded_by'],
  ['trashed_images', 'trashed_by'],
  ['review_requests', 'requested_by'],
  ['clinical_reviews', 'withdrawn_by'],
  ['reviewer_confirmations', 'confirmed_by'],
  ['audit_log', 'person_email'],
  ['audit_log', 'title'],
] as const
/** The tables that `forgetWriter` changes. */
export const tablesNamingWriters = namingColumns.map(([table]) => table)
