import type { Blog, Solution } from '../../shared/blog.ts'
import type { DraftFields } from '../../shared/draft.ts'
import type { Database } from '../database/database.ts'
import { cleanStored } from '../html/clean-stored.ts'
import type { DraftRow } from '../revisions/draft-row.ts'
import { cleanFields } from './draft-json.ts'

/** A draft as the article that readers would see were it published now; what is missing is empty. */
export async function previewArticle(
  db: Database,
  row: DraftRow,
  draftFields: DraftFields,
  now: Date,
): Promise<Blog> {
  const fields = cleanFields('blog', draftFields)
  const text = (name: string) => String(fields[name])
  const list = (name: string) => fields[name] as string[]
  const author = await db
    .selectFrom('doctors')
    .select(['id', 'name', 'description', 'image_url'])
    .where('id', '=', text('author_id'))
    .executeTakeFirst()
  const createdAt = row.record_created_at ?? row.scheduled_at ?? now.toISOString()
  return {
    _id: row.record_id ?? '',
    title: text('title'),
    brief_description: text('brief_description'),
    long_description: text('long_description'),
    blog_summary: text('blog_summary'),
    img_description: text('img_description'),
    call_out: text('call_out'),
    image_url: text('image_url'),
    solutions: list('solutions') as Solution[],
    tags: list('tags'),
    author_id: author
      ? {
          _id: author.id,
          name: author.name,
          description: cleanStored(author.description),
          image_url: author.image_url,
        }
      : null,
    author_image_url: author?.image_url ?? '',
    createdAt,
    updatedAt: row.updated_at,
  }
}
