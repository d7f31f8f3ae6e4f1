import type { Blog, BlogListItem, BlogListQuery, BlogTeaser } from '../../shared/blog.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import type { CachedLists } from '../listing/cached-lists.ts'
import { countByLetter, listNumbers, listRelated } from '../listing/facet-query.ts'
import { sectionOf } from '../listing/paginate.ts'
import type { FoundPages } from '../search/find-pages.ts'
import type { FoundDoctor } from '../search/find-doctors.ts'
import type { FoundTexts } from '../search/highlight-results.ts'
import type { Searcher } from '../search/searcher.ts'
import { createAnnouncedBlogs } from './announced-blogs.ts'
import { findBlog, listItems, newestTeasers, sharedBlog } from './blog-rows.ts'

export type BlogPage = { items: BlogListItem[]; total: number }
/** With the texts that a search found, and its words marked in them. */
export type FoundBlog = BlogListItem & { found?: FoundTexts }

type Listing = Pick<BlogListQuery, 'limit' | 'page'> & Partial<BlogListQuery>

export type BlogRepository = ReturnType<typeof createBlogRepository>

/** What is handed in: searching, and lists of numbers that are kept. */
type Parts = {
  clock: Clock
  searcher: Searcher
  findPages(query: string): FoundPages
  remember: CachedLists
}

/** Articles as readers see them. */
export function createBlogRepository(
  db: Database,
  { clock, searcher, findPages, remember }: Parts,
) {
  const count = async () => (await listNumbers(db, {}, 'recent', { offset: 0, limit: 0 })).total

  return {
    /** One page of the list, newest first unless `sort` says otherwise. */
    async list(query: Listing): Promise<BlogPage> {
      const { numbers, total } = await listNumbers(
        db,
        query,
        query.sort ?? 'recent',
        sectionOf(query),
        remember,
      )
      return { items: await listItems(db, numbers), total }
    },

    /** Those with the tag: most of the related tags first, then the newest; and how many there are. */
    async related(asked: Parameters<typeof listRelated>[1]): Promise<BlogPage> {
      const { numbers, total } = await listRelated(db, asked)
      return { items: await listItems(db, numbers), total }
    },

    /** One page of what matches the search text, best match first unless `sort` says otherwise. */
    async search(query: Listing & { query: string }): Promise<BlogPage> {
      if (!query.query.trim()) return this.list(query)
      const { numbers, total } = await searcher.search(query.query, query.sort, sectionOf(query))
      return { items: await listItems(db, numbers), total }
    },

    /** The same, and where in what a list shows the words are. */
    async searchMarked(
      query: Listing & { query: string },
    ): Promise<{ items: FoundBlog[]; total: number }> {
      if (!query.query.trim()) return this.list(query)
      const { search, highlightResults } = searcher
      const { numbers, total, terms } = await search(query.query, query.sort, sectionOf(query))
      const [items, found] = await Promise.all([
        listItems(db, numbers),
        highlightResults(numbers, terms),
      ])
      const marked = items.map((item) => {
        const texts = found.get(item._id)
        return texts ? { ...item, found: texts } : item
      })
      return { items: marked, total }
    },

    /** The answer to a search text, and the pages about conditions and doctors that it is about. */
    async searchOthers(query: string): Promise<FoundPages & { doctors: FoundDoctor[] }> {
      if (!query.trim()) return { conditions: [], doctors: [] }
      return { ...findPages(query), doctors: await searcher.findDoctors(query) }
    },

    /** What a reader may want who has typed so far. */
    suggest: searcher.suggest,

    /** The newest articles. */
    recent: (limit: number): Promise<BlogTeaser[]> => newestTeasers(db, limit),

    find: (id: string): Promise<Blog | undefined> => findBlog(db, id, clock()),

    /** The same within a transaction. */
    findIn: (trx: Database, id: string): Promise<Blog | undefined> => findBlog(trx, id, clock()),

    /** What is shown of an article where somebody shares it. */
    findShared: (id: string) => sharedBlog(db, id),

    /** What the site map and the feed have. */
    announced: createAnnouncedBlogs(db, count),

    /** How many articles there are. */
    count,

    /** How many articles start with each letter. */
    letterCounts(): Promise<Map<string, number>> {
      return countByLetter(db)
    },
  }
}
