import { sql } from 'kysely'
import { limits } from '../../../shared/limits.ts'
import { z } from '../../../shared/schema.ts'
import { inPages, type Section } from '../records/section.ts'

type TagCount = { tag: string; articles: number }
const atOnce = 500

/** The tags in use, for whoever reads the file. Nothing is written: articles bring theirs. */
export const tags: Section = {
  name: 'tags',
  tables: ['blog_tags'],
  record: z.strictObject({
    tag: z.string().max(limits.article.tag),
    articles: z.int().min(1),
  }),
  atOnce,
  read: (db) =>
    inPages<TagCount>(atOnce, async (last) => {
      const { rows } = await sql<TagCount>`
        select tag, cast(count(*) as integer) as articles from blog_tags
        where tag > ${last?.tag ?? ''} group by tag order by tag limit ${atOnce}`.execute(db)
      return rows
    }),
  write: () => Promise.resolve(),
}
