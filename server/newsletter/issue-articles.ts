import type { Database } from '../database/database.ts'
import type { IssueArticle } from './issue-mail.ts'

const teasers = (db: Database) =>
  db.selectFrom('blogs').select(['id as _id', 'title', 'brief_description as brief'])

/** The published articles with these ids, in this order; those that are not published are left out. */
export async function articlesNamed(db: Database, ids: string[]): Promise<IssueArticle[]> {
  if (ids.length === 0) return []
  const found = await teasers(db).where('id', 'in', ids).execute()
  const byId = new Map(found.map((article) => [article._id, article]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The ids of the newest articles published after `since` (ISO 8601), newest first. */
export async function newestArticles(
  db: Database,
  since: string | null,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('blogs')
    .select('id')
    .$if(since !== null, (query) => query.where('created_at', '>', since!))
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
