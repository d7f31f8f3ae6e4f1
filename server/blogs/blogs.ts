import { type Clock, systemClock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { cacheLists } from '../listing/cached-lists.ts'
import { createSearchOthers } from '../search/search-others.ts'
import { createSearcher, type Searcher } from '../search/searcher.ts'
import { createTuning, type ReadTuning } from '../search/tuning.ts'
import { createAnnouncedBlogs } from './announced-blogs.ts'
import { createBlogAdmin } from './blog-admin.ts'
import { createSignableBlogs } from './blog-hashes.ts'
import { createBlogRepository } from './blog-repository.ts'
import { createBlogWriter } from './blog-writer.ts'
import { createBulkChange } from './bulk-change.ts'

export type Blogs = ReturnType<typeof createBlogs>

/** Articles for readers, for the panel and for reviews. The searcher may run on another thread. */
export function createBlogs(
  db: Database,
  clock: Clock = systemClock,
  searcher: Searcher = createSearcher(db),
  tuning: ReadTuning = createTuning(db),
) {
  const remember = cacheLists(db)
  const repository = createBlogRepository(db, { clock, searcher, remember })
  const writer = createBlogWriter(db, clock)
  return {
    ...repository,
    /** What the site map and the feed list. */
    announced: createAnnouncedBlogs(db, repository.count),
    searchOthers: createSearchOthers(searcher, tuning),
    ...createBlogAdmin(db, { clock, remember }),
    ...writer,
    changeMany: createBulkChange(db, clock, writer),
    ...createSignableBlogs(db),
  }
}
