import { blogFields } from '../../shared/blog-fields.ts'
import type { Database } from '../database/database.ts'
import { cleanFields, isRecord } from '../html/clean-fields.ts'
import { findAuthor } from './blog-writer.ts'

/** Changes what was sent before its rules are checked: its HTML is clean, and a doctor who is gone is no author. */
export async function prepareBlog(db: Database, body: unknown): Promise<void> {
  await cleanFields(db, body, blogFields)
  if (!isRecord(body) || typeof body['author_id'] !== 'string') return
  if (!(await findAuthor(db, body['author_id']))) body['author_id'] = ''
}
