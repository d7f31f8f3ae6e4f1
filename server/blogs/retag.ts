import { foldText } from '../../shared/letters.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { noteRecord } from '../records/audit-record.ts'
import { type DraftRow, draftOfRecord, fieldsOf, lockDraft } from '../records/draft-row.ts'
import { writeFields } from '../records/write-fields.ts'
import { relistBlogs } from '../search/reindex.ts'

/** Returns the tags that are to be there afterwards; the same list where nothing changes. */
export type TagChange = (tags: string[]) => string[]

/** `by`: address of the person who asks for it. */
type Retagging = { change: TagChange; clock: Clock; by: string }

/** As the same tag counts what differs by case or accents only. */
export const isTag = (tag: string) => {
  const key = foldText(tag)
  return (other: string) => foldText(other) === key
}

/**
 * Gives articles, and unfinished work on them, other tags, in the caller's transaction of content.
 * Keeps no version: no words change. Returns the numbers of the articles that were changed.
 */
export async function retagBlogs(
  trx: Database,
  numbers: number[],
  retagging: Retagging,
): Promise<number[]> {
  const changed: number[] = []
  for (const number of numbers) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other in one transaction
    if (await retagBlog(trx, number, retagging)) changed.push(number)
  }
  await relistBlogs(trx, changed)
  return changed
}

async function retagBlog(trx: Database, number: number, { change, clock, by }: Retagging) {
  const before = await trx
    .selectFrom('blog_tags')
    .select('tag')
    .where('blog_number', '=', number)
    .orderBy('position')
    .execute()
  const tags = before.map(({ tag }) => tag)
  const next = change(tags)
  if (next === tags) return false
  const record = await selectForUpdate(trx, 'blogs')
    .select(['number', 'id', 'created_at', 'updated_at'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const live = { kind: 'blog', ...record } as const
  const { updated_at } = record
  const found = await draftOfRecord(trx, live)
  const draft = found && (await lockDraft(trx, found.number))
  const now = nextTimestamp(clock, updated_at)
  await trx.deleteFrom('blog_tags').where('blog_number', '=', number).execute()
  const rows = next.map((tag, position) => ({ position, tag, tag_key: foldText(tag) }))
  if (rows.length > 0) {
    await trx
      .insertInto('blog_tags')
      .values(rows.map((row) => ({ ...row, blog_number: number })))
      .execute()
  }
  await trx.updateTable('blogs').set({ updated_at: now }).where('number', '=', number).execute()
  await noteRecord(trx, live, { at: now, by, action: 'changed', fields: ['tags'] })
  if (draft) await followRecord(trx, draft, { change, now, by, before: updated_at })
  return true
}

type Following = { change: TagChange; now: string; by: string; before: string }

/** A draft that was up to date stays so: its schedule would end otherwise. */
async function followRecord(trx: Database, draft: DraftRow, following: Following): Promise<void> {
  const { now, before } = following
  await retagDraft(trx, draft, following)
  if (draft.based_on !== before) return
  await trx
    .updateTable('drafts')
    .set({ based_on: now })
    .where('number', '=', draft.number)
    .execute()
}

/** Gives a draft other tags; whether that changed it. */
export async function retagDraft(
  trx: Database,
  draft: DraftRow,
  { change, now, by }: Pick<Following, 'change' | 'now' | 'by'>,
): Promise<boolean> {
  const fields = fieldsOf(draft)
  const tags = fields?.['tags']
  if (!fields || !Array.isArray(tags)) return false
  const texts = tags.map(String)
  const next = change(texts)
  if (next === texts) return false
  const changed = ['tags']
  await writeFields(trx, draft, {
    fields: { ...fields, tags: next },
    changed,
    tab: '',
    email: by,
    now,
  })
  return true
}
