import { type Expression, type SqlBool, sql } from 'kysely'
import { type Blog, blog } from '../../../shared/blog.ts'
import { blogFields } from '../../../shared/blog-fields.ts'
import type { BlogInput } from '../../../shared/blog-input.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import type { Database } from '../../database/database.ts'
import { cleanFields, isRecord } from '../../html/clean-fields.ts'
import { valuesOfBlogs } from '../../listing/by-number.ts'
import { ownArticle } from '../../people/own-records.ts'
import type { Holder } from '../../people/permit.ts'
import type { DraftColumns } from '../draft-states.ts'
import { articleInput } from './article-input.ts'
import type { Kind } from './kind.ts'

export const blogKind: Kind<typeof blogFields, BlogInput, Blog> = {
  ...recordKinds.blog,
  name: 'blog',
  fields: blogFields,
  table: 'blogs',
  reservedIds: new Set(['recent', 'search', 'author']),
  // Not the author: that is found by the doctor's current name.
  filtered: ['title', 'brief_description', 'tags'],
  readOthers,
  rights: {
    create: 'articles.write',
    get: 'articles.read',
    update: 'articles.write',
    remove: 'articles.write',
    draft: { 'articles.read': 'articles.read', 'articles.write': 'articles.write' },
  },
  own: {
    record: ownArticle,
    records: ({ doctorId }) =>
      sql`record.author_number = (select number from doctors where id = ${doctorId ?? ''})`,
    sent: ({ author_id }, { doctorId }) => !author_id || author_id === doctorId,
    begins: true,
    drafts: ownDrafts,
  },
  input: articleInput,
  output: blog,
  /** Sanitises HTML, and empties an author who no longer exists. */
  async prepare(db, body) {
    await cleanFields(db, body, blogFields)
    if (!isRecord(body) || typeof body['author_id'] !== 'string') return
    const author = db.selectFrom('doctors').select('id').where('id', '=', body['author_id'])
    if (!(await author.executeTakeFirst())) body['author_id'] = ''
  },
  calls: {
    path: '/admin/v1/blogs',
    tags: ['Articles: administration'],
    create: { operationId: 'createArticle', summary: 'Add an article' },
    get: { operationId: 'getArticleForAdmin', summary: 'Get an article' },
    update: { operationId: 'updateArticle', summary: 'Update an article' },
    remove: {
      operationId: 'deleteArticle',
      summary: 'Delete an article and its image',
      done: 'The article is deleted',
      failed: 'Failed to delete the Blog. Please try again.',
    },
    notFound: 'Article not found',
  },
}

async function readOthers(db: Database, number: number) {
  const author = await db
    .selectFrom('blogs')
    .innerJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select('doctors.id')
    .where('blogs.number', '=', number)
    .executeTakeFirst()
  const tags = await valuesOfBlogs(db, { table: 'blog_tags', column: 'tag' }, [number])
  const solutions = { table: 'blog_solutions', column: 'solution' } as const
  return {
    author_id: author?.id ?? '',
    tags: tags.get(number) ?? [],
    solutions: (await valuesOfBlogs(db, solutions, [number])).get(number) ?? [],
  }
}

/**
 * A draft is the person's own if its article is, or if it is unpublished and names them as the author.
 * Without an author it is its creator's; with another author it is not theirs.
 */
function ownDrafts(
  eb: DraftColumns,
  { doctorId, email }: Omit<Holder, 'role'>,
): Expression<SqlBool> {
  const own = sql<number>`(select number from doctors where id = ${doctorId ?? ''})`
  const authorOfArticle = sql<number>`(select author_number from blogs where number = drafts.blog_number)`
  // An older version of this program does not write the author: then the draft belongs to nobody.
  const author = sql<string>`case when drafts.fields is null then '' else (
    select author_id from draft_entries
    where draft_number = drafts.number and version = drafts.version) end`
  const isMine = eb(author, '=', doctorId ?? '')
  const isUnseen = eb('drafts.blog_number', 'is', null)
  const isAuthor = eb.and([isMine, eb.lit(doctorId !== null)])
  return eb.and([
    eb.or([eb(author, '=', ''), isMine]),
    eb.or([
      eb(authorOfArticle, '=', own),
      eb.and([isUnseen, eb.or([isAuthor, eb('drafts.created_by', '=', email)])]),
    ]),
  ])
}
