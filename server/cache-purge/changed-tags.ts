import type { Database } from '../database/database.ts'
import { limits } from '../../shared/limits.ts'
import { articleTag, cacheTags } from '../http/shared-caches.ts'

/** A CDN accepts 30 tags per call; beyond that the whole site is purged. */
const mostTags = 30

/** Claims the changes not yet reported to caches. Returns the tags they made stale. */
export async function takeChangedTags(db: Database): Promise<string[]> {
  const changes = await db.deleteFrom('content_changes').returningAll().execute()
  if (changes.length === 0) return []
  const tags = new Set<string>()
  const newestSince = await oldestOfNewest(db)
  for (const { kind, id, created_at } of changes) {
    if (kind === 'doctor') tags.add(cacheTags.doctors)
    else {
      tags.add(articleTag(id)).add(cacheTags.articles)
      if (created_at >= newestSince) tags.add(cacheTags.newest)
    }
  }
  return tags.size > mostTags ? [cacheTags.site] : [...tags]
}

/** Articles created at or after this time may be listed among the newest; '' if that is all of them. */
async function oldestOfNewest(db: Database): Promise<string> {
  const last = await db
    .selectFrom('blogs')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .offset(limits.recentArticles)
    .limit(1)
    .executeTakeFirst()
  return last?.created_at ?? ''
}
