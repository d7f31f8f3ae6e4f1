// The text that the panel's list of articles is filtered by, besides the author: title, brief description,
// tags.
import type { Database } from '../database/database.ts'
import { valuesOfBlogs } from '../listing/by-number.ts'
import { filterText } from '../records/filter-text.ts'
import { createCatchUp } from '../listing/catch-up.ts'

/** Returns a function that updates missing and outdated texts. */
export const createFilterTexts = (db: Database) =>
  createCatchUp(db, 'blog_filter_texts', writeTexts)

async function writeTexts(trx: Database, numbers: number[]): Promise<void> {
  const blogs = await trx
    .selectFrom('blogs')
    .select(['number', 'updated_at', 'title', 'brief_description'])
    .where('number', 'in', numbers)
    .execute()
  if (blogs.length === 0) return
  const tags = await valuesOfBlogs(trx, { table: 'blog_tags', column: 'tag' }, numbers)
  const texts = blogs.map(({ number, updated_at, title, brief_description }) => ({
    blog_number: number,
    updated_at,
    text: filterText('blog', { title, brief_description, tags: tags.get(number) ?? [] }),
  }))
  await trx
    .insertInto('blog_filter_texts')
    .values(texts)
    .onConflict((conflict) =>
      conflict.column('blog_number').doUpdateSet(({ ref }) => ({
        updated_at: ref('excluded.updated_at'),
        text: ref('excluded.text'),
      })),
    )
    .execute()
}
