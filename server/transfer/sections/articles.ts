import { blog } from '../../../shared/blog.ts'
import { blogFields } from '../../../shared/blog-fields.ts'
import { namesOf } from '../../../shared/fields.ts'
import { z } from '../../../shared/schema.ts'
import { blogColumns, insertLists } from '../../blogs/blog-columns.ts'
import { unreviewedBlogs } from '../../blogs/blog-rows.ts'
import { blogKind } from '../../records/kinds/blog.ts'
import { noteTextPictures } from '../../records/text-pictures.ts'
import { noteWorks } from '../../references/note-works.ts'
import { withIds } from '../../references/reference-ids.ts'
import { asTyped, optionalFields, recordId } from '../records/as-typed.ts'
import { numbersOf } from '../records/numbers.ts'
import { inPages, type Section } from '../records/section.ts'

const article = blog
  .omit({ review: true, author_image_url: true })
  .partial(optionalFields(blogFields))
  .extend({ _id: recordId(blogKind), author_id: z.string().nullable() })
  .strict()
type Article = z.infer<typeof article>

const atOnce = 8
const richTexts = namesOf(blogFields, ['rich-text'])

/** Lists and the search index are built when all articles are there. */
export const articles: Section = {
  name: 'articles',
  tables: ['blogs', 'blog_tags', 'blog_solutions', 'blog_works', 'blog_text_pictures'],
  record: article,
  atOnce,

  async *read(db) {
    const pages = inPages(atOnce, (last: { number: number } | undefined) =>
      db
        .selectFrom('blogs')
        .select('number')
        .where('number', '>', last?.number ?? 0)
        .orderBy('number')
        .limit(atOnce)
        .execute(),
    )
    for await (const rows of pages) {
      const blogs = await unreviewedBlogs(
        db,
        rows.map(({ number }) => number),
      )
      yield blogs.map(({ blog: { author_image_url: _image, ...fields } }) => ({
        ...fields,
        author_id: fields.author_id?._id ?? null,
      }))
    }
  },

  async write(trx, records) {
    const all = records as Article[]
    const authors = await numbersOf(
      trx,
      'doctors',
      all.map(({ author_id }) => author_id),
    )
    const checked = []
    for (const record of all) {
      const author = authors(record.author_id)
      const fields = await asTyped(trx, blogKind, record)
      checked.push({
        record,
        author,
        fields: { ...fields, references: withIds(fields.references) ?? [] },
      })
    }
    await trx
      .insertInto('blogs')
      .values(
        checked.map(({ record, author, fields }) => ({
          ...blogColumns(fields, author),
          id: record._id,
          created_at: record.createdAt,
          updated_at: record.updatedAt,
        })),
      )
      .execute()
    const numbers = await numbersOf(
      trx,
      'blogs',
      all.map(({ _id }) => _id),
    )
    const numbered = checked.map(({ record, fields }) => ({
      ...fields,
      number: numbers(record._id)!,
      now: record.updatedAt,
    }))
    await insertLists(trx, numbered)
    for (const { number, references, now, ...fields } of numbered) {
      if (references.length > 0) await noteWorks(trx, number, { references, now })
      const texts = richTexts.map((name) => fields[name])
      await noteTextPictures(trx, 'blog', number, texts.join(''))
    }
  },
}
