// Which records are a person's own.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import type { Holder, IsOwn } from './permit.ts'

/** An article is its author's. */
export const ownArticle =
  (id: string): IsOwn =>
  async (db, { doctorId }) => {
    if (doctorId === null) return false
    const row = await db
      .selectFrom('blogs')
      .innerJoin('doctors', 'doctors.number', 'blogs.author_number')
      .select('blogs.number')
      .where('blogs.id', '=', id)
      .where('doctors.id', '=', doctorId)
      .executeTakeFirst()
    return row !== undefined
  }

export async function idsOfOwnArticles(
  db: Database,
  { doctorId }: Pick<Holder, 'doctorId'>,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('blogs')
    .innerJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select('blogs.id')
    .where('doctors.id', '=', doctorId ?? '')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export const ownProfile =
  (id: string): IsOwn =>
  (_db, { doctorId }) =>
    id === doctorId

/** A picture is its uploader's. */
export const ownPicture =
  (key: string): IsOwn =>
  async (db, { email }) => {
    for (const table of ['images', 'trashed_images'] as const) {
      const row = await db
        .selectFrom(table)
        .select('key')
        .where('key', '=', key)
        .where('uploaded_by', '=', email)
        .executeTakeFirst()
      if (row) return true
    }
    return false
  }

/** Unfinished writing on the person's profile and articles, and of articles without an author that they began. */
export function ownDrafts(db: Database, { doctorId, email }: Pick<Holder, 'doctorId' | 'email'>) {
  const author = isPostgres(db)
    ? sql<string>`coalesce(drafts.fields::json ->> 'author_id', '')`
    : sql<string>`coalesce(json_extract(drafts.fields, '$.author_id'), '')`
  return (eb: ExpressionBuilder<Pick<Tables, 'drafts'>, 'drafts'>): Expression<SqlBool> => {
    const own = sql<number>`(select number from doctors where id = ${doctorId ?? ''})`
    const ofArticle = sql<number>`(select author_number from blogs where number = drafts.blog_number)`
    const isMine = eb(author, '=', doctorId ?? '')
    return eb.or([
      eb('drafts.doctor_number', '=', own),
      eb.and([
        eb('drafts.kind', '=', 'blog'),
        eb.or([eb(author, '=', ''), isMine]),
        eb.or([
          eb(ofArticle, '=', own),
          eb.and([
            eb('drafts.blog_number', 'is', null),
            eb.or([eb.and([isMine, eb.lit(doctorId !== null)]), eb('created_by', '=', email)]),
          ]),
        ]),
      ]),
    ])
  }
}
