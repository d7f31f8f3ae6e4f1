import type { Blog } from '../../shared/blog.ts'
import type { Database } from '../database/database.ts'
import { nearerEnd, type Section } from '../listing/paginate.ts'
import { wholeBlogs } from './blog-rows.ts'

/**
 * The articles that the site map and the feed announce, newest first. `samples`: whether sample articles
 * are among them.
 */
export function createAnnouncedBlogs(db: Database, countAll: () => Promise<number>) {
  const newestFirst = (samples: boolean, direction: 'asc' | 'desc' = 'desc') =>
    db
      .selectFrom('blogs')
      .$if(!samples, (query) => query.where('sample', '=', 0))
      .orderBy('created_at', direction)
      .orderBy('number', direction)

  async function count(samples: boolean): Promise<number> {
    const all = await countAll()
    if (samples) return all
    const { number } = await db
      .selectFrom('blogs')
      .select(({ fn }) => fn.countAll<number>().as('number'))
      .where('sample', '=', 1)
      .executeTakeFirstOrThrow()
    return all - number
  }

  return {
    count,

    /** Returns the ids and modification times of a section, for the site map. */
    async addresses(
      section: Section,
      samples: boolean,
    ): Promise<{ id: string; updated_at: string }[]> {
      const { offset, fromEnd, limit } = nearerEnd(section, await count(samples))
      const rows = await newestFirst(samples, fromEnd ? 'asc' : 'desc')
        .select(['id', 'updated_at'])
        .limit(limit)
        .offset(offset)
        .execute()
      return fromEnd ? rows.toReversed() : rows
    },

    /** Returns the newest articles with all fields, for the feed. */
    async newest(limit: number, samples: boolean, now: Date): Promise<Blog[]> {
      const rows = await newestFirst(samples).select('number').limit(limit).execute()
      return wholeBlogs(
        db,
        rows.map(({ number }) => number),
        now,
      )
    },
  }
}
