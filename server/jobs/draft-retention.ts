import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { limits } from '../../shared/limits.ts'
import { daysBefore } from './days-before.ts'
import { surplusVersions } from './thin-versions.ts'

/** Parents first. */
export const draftTables: (keyof Tables)[] = [
  'drafts',
  'draft_entries',
  'revisions',
  'draft_editors',
  'preview_links',
  'draft_text_pictures',
]

const unasked = ['automatic', 'conflict'] as const
const deletedAtOnce = 500

/** Whether there is something of drafts that time deletes, by a wrong clock too early. */
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

/**
 * Deletes drafts and links past their time, and thins the versions that nobody asked for.
 * `leavesTraces`: whether anything was deleted now or for ever before.
 */
export async function purgeDrafts(db: Database, now: Date) {
  const { trashDays, endedLinkDays } = limits.draft
  const oldestTrash = daysBefore(now, trashDays)
  const drafts = await db
    .deleteFrom('drafts')
    .where(({ or, and, eb }) =>
      or([
        eb('trashed_at', '<', oldestTrash),
        // An older version deletes a record without telling its draft.
        and([
          eb('blog_number', 'is', null),
          eb('doctor_number', 'is', null),
          eb('fields', 'is', null),
          eb('updated_at', '<', oldestTrash),
        ]),
      ]),
    )
    .executeTakeFirst()
  const links = await db
    .deleteFrom('preview_links')
    .where('expires_at', '<', daysBefore(now, endedLinkDays))
    .executeTakeFirst()
  await db.deleteFrom('draft_editors').where('seen_at', '<', daysBefore(now, 1)).execute()
  const versions = await thinVersions(db, now)
  const fact = await db
    .deleteFrom('site_facts')
    .where('name', '=', deletedForEver)
    .executeTakeFirst()
  const gone = drafts.numDeletedRows + links.numDeletedRows + fact.numDeletedRows
  return {
    drafts: Number(drafts.numDeletedRows),
    versions,
    leavesTraces: gone > 0n || versions > 0,
  }
}

const deletedForEver = 'draft-deleted-for-ever'

/** Notes that a draft was deleted, so that the next purge makes it vanish from the files as well. */
export async function noteDeletedDraft(trx: Database): Promise<void> {
  await trx
    .insertInto('site_facts')
    .values({ name: deletedForEver, value: 'yes' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function thinVersions(db: Database, now: Date): Promise<number> {
  const versions = await db
    .selectFrom('revisions')
    .select(['draft_number', 'number', 'kind', 'created_at'])
    .where('kind', 'in', unasked)
    .orderBy('draft_number')
    .orderBy('number', 'desc')
    .execute()
  let count = 0
  for (const [draft, own] of Map.groupBy(versions, ({ draft_number }) => draft_number)) {
    const surplus = surplusVersions(own, now)
    count += surplus.length
    for (let at = 0; at < surplus.length; at += deletedAtOnce) {
      await db
        .deleteFrom('revisions')
        .where('draft_number', '=', draft)
        .where('number', 'in', surplus.slice(at, at + deletedAtOnce))
        .execute()
    }
  }
  return count
}

const formerAdmin = 'a former admin'

/** Puts `a former admin` in the place of an address, in drafts, versions, pictures and reviews. Returns in how many. */
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
  ['audit_log', 'person_email'],
  ['audit_log', 'title'],
] as const
