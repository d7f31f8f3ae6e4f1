import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import type { Publisher } from '../records/record-writer.ts'
import { noteEntry } from '../records/draft-entries.ts'
import { fieldColumns, fieldsOf } from '../records/draft-row.ts'
import { differences } from '../records/draft-values.ts'
import { findByKey, lockByKey } from '../records/find-draft.ts'
import { parseFields } from '../records/stored-fields.ts'
import { noteTextPictures } from '../records/text-pictures.ts'

/**
 * Publishes the last published words of an article that was unpublished or deleted, under its old address;
 * unpublished work on it is kept. Runs in the caller's transaction of content. Returns false if the article
 * is published already. Throws 404 if it never existed, 400 if it breaks a rule.
 */
export async function publishAgain(
  trx: Database,
  publisher: Pick<Publisher, 'publish'>,
  id: string,
  by: string,
): Promise<boolean> {
  const { record, row: known } = await findByKey(trx, `blog.${id}`)
  if (record) return false
  const seen = known && (await lastSeen(trx, known.number))
  if (!seen) throw new HttpError(404, 'Article not found')
  const row = await lockByKey(trx, `blog.${id}`)
  const fields = parseFields('blog', seen.fields)
  const published = await publisher.publish(trx, row, { fields, by })
  if ('message' in published) throw new HttpError(400, published.message)
  const unfinished = fieldsOf(row) ?? fields
  const hasWork = differences(unfinished, fields).length > 0
  const columns = fieldColumns('blog', unfinished, row.words)
  await trx
    .updateTable('drafts')
    .set({ trashed_at: null, trashed_by: null, ...(hasWork && columns) })
    .where('number', '=', row.number)
    .execute()
  if (hasWork) {
    // Publishing made the draft's next version.
    await noteEntry(trx, { ...row, version: row.version + 1 }, unfinished)
    await noteTextPictures(trx, 'draft', row.number, columns.rich_texts)
  }
  return true
}

function lastSeen(trx: Database, draft: number) {
  return trx
    .selectFrom('revisions')
    .select('fields')
    .where('draft_number', '=', draft)
    .where('kind', 'in', ['unpublished', 'deleted'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}
