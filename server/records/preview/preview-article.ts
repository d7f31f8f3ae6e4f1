import type { Blog } from '../../../shared/blog.ts'
import { blogFields } from '../../../shared/blog-fields.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { recordFrom } from '../../../shared/field-values.ts'
import { shownReference } from '../../../shared/reference-input.ts'
import { noReview } from '../../../shared/review.ts'
import type { Database } from '../../database/database.ts'
import { cleanStored } from '../../html/clean-stored.ts'
import type { DraftRow } from '../draft-row.ts'
import { cleanFields } from '../drafts/draft-json.ts'
import { valueText } from '../../../shared/value-text.ts'

/** Returns the draft as the article it would be if published now. Missing fields are empty. */
export async function previewArticle(
  db: Database,
  row: DraftRow,
  draftFields: DraftFields,
  now: Date,
): Promise<Blog> {
  const fields = cleanFields('blog', draftFields)
  const author = await db
    .selectFrom('doctors')
    .select(['id', 'name', 'description', 'image_url'])
    .where('id', '=', valueText(fields['author_id']))
    .executeTakeFirst()
  const createdAt = row.record_created_at ?? row.scheduled_at ?? now.toISOString()
  const values = recordFrom(blogFields, fields)
  return {
    ...values,
    title: values.title || '(no title)',
    references: values.references.map(shownReference),
    _id: row.record_id ?? '',
    author_id: author
      ? {
          _id: author.id,
          name: author.name,
          description: cleanStored(author.description),
          image_url: author.image_url,
        }
      : null,
    author_image_url: author?.image_url ?? '',
    review: noReview,
    createdAt,
    updatedAt: row.updated_at,
  }
}
