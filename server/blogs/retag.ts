import { foldText } from '../../shared/letters.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { noteRecord } from '../records/audit-record.ts'
import { type DraftRow, draftOfRecord, fieldsOf, lockDraft } from '../records/draft-row.ts'
import { writeFields } from '../records/write-fields.ts'
import { relistBlogs } from '../search/reindex.ts'

/** Returns the new tags; the same array if nothing changes. */
export type TagChange = (tags: string[]) => string[]

/** `by`: the address of the person who asks for it. */
type Retagging = { change: TagChange; clock: Clock; by: string }

/** Compares tags ignoring case and accents. */
export const isTag = (tag: string) => {
  const key = foldText(tag)
  return (other: string) => foldText(other) === key
}

/**
 * Changes the tags of articles and of their drafts, in the caller's transaction of content. Keeps no
 * version, because no words change. Returns the numbers of the changed articles.
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

/**
 * Changes the draft's tags. A draft based on the latest record stays so; otherwise its schedule would end.
 */
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

/** Changes a draft's tags. Returns whether that changed the draft. */
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
