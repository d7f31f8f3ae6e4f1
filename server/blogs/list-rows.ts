// Rows of the panel's list of articles.
import type { BlogRow } from '../../shared/blog.ts'
import { valueText } from '../../shared/value-text.ts'
import type { Database } from '../database/database.ts'
import type { Viewer } from '../people/permit.ts'
import { draftsOfRecords, listedDrafts } from '../records/lists/draft-pages.ts'
import { rowDraftJson, rowOfDraft } from '../records/lists/row-draft.ts'
import { inOrder, joined, listsOf } from './blog-rows.ts'

/** Of the blogs with these numbers, in this order, without those that are gone. */
export async function listRows(
  db: Database,
  numbers: number[],
  person: Viewer,
): Promise<BlogRow[]> {
  if (numbers.length === 0) return []
  const rows = await joined(db)
    .select(['blogs.number', 'blogs.id', 'blogs.title', 'blogs.brief_description'])
    .select(['blogs.sample', 'blogs.image_url', 'blogs.created_at', 'blogs.updated_at'])
    .select(['doctors.id as author_id', 'doctors.name as author_name'])
    .where('blogs.number', 'in', numbers)
    .execute()
  const drafts = await draftsOfRecords(db, 'blog', numbers, person)
  return inOrder(numbers, rows, await listsOf(db, numbers), (row, { tags }) => ({
    _id: row.id,
    title: row.title,
    brief_description: row.brief_description,
    tags,
    image_url: row.image_url,
    sample: row.sample === 1,
    author_id: row.author_id === null ? null : { _id: row.author_id, name: row.author_name ?? '' },
    draft: rowDraftJson(drafts.get(row.number)),
    date: row.created_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}

/** The same of drafts, with the fields that these have. */
export async function draftRows(db: Database, numbers: number[]): Promise<BlogRow[]> {
  const rows = (await listedDrafts(db, numbers)).map(rowOfDraft)
  const authors = rows.map(({ fields }) => valueText(fields['author_id'])).filter(Boolean)
  const doctors =
    authors.length > 0
      ? await db.selectFrom('doctors').select(['id', 'name']).where('id', 'in', authors).execute()
      : []
  const names = new Map(doctors.map(({ id, name }) => [id, name]))
  return rows.map(({ fields, ...row }) => {
    const { title, brief_description, author_id, image_url, tags } = fields
    const _id = valueText(author_id)
    const name = names.get(_id)
    return {
      ...row,
      title: valueText(title),
      brief_description: valueText(brief_description),
      tags: Array.isArray(tags) ? tags.map(String) : [],
      image_url: valueText(image_url),
      sample: fields['sample'] === true,
      author_id: name === undefined ? null : { _id, name },
    }
  })
}
