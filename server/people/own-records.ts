// Which records are a person's own.
import type { Database } from '../database/database.ts'
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
