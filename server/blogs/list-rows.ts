import type { BlogRow } from '../../shared/blog.ts'
import type { Database } from '../database/database.ts'
import { inOrder, joined, listsOf } from './blog-rows.ts'

/** What the panel's list shows of the blogs with these numbers, in this order, without those that are gone. */
export async function listRows(db: Database, numbers: number[]): Promise<BlogRow[]> {
  if (numbers.length === 0) return []
  const rows = await joined(db)
    .select(['blogs.number', 'blogs.id', 'blogs.title', 'blogs.brief_description'])
    .select(['blogs.sample', 'blogs.image_url', 'blogs.created_at', 'blogs.updated_at'])
    .select(['doctors.id as author_id', 'doctors.name as author_name'])
    .where('blogs.number', 'in', numbers)
    .execute()
  return inOrder(numbers, rows, await listsOf(db, numbers), (row, { tags }) => ({
    _id: row.id,
    title: row.title,
    brief_description: row.brief_description,
    tags,
    image_url: row.image_url,
    sample: row.sample === 1,
    author_id: row.author_id === null ? null : { _id: row.author_id, name: row.author_name ?? '' },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}
