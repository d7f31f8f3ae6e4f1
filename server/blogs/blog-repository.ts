import type { Blog, BlogListItem, BlogListQuery, BlogTeaser } from '../../shared/blog.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import type { CachedLists } from '../listing/cached-lists.ts'
import { countByLetter, type Found, listNumbers, listRelated } from '../listing/facet-query.ts'
import { sectionOf } from '../listing/paginate.ts'
import type { FoundPages } from '../search/find-pages.ts'
import type { FoundDoctor } from '../search/find-doctors.ts'
import type { FoundTexts } from '../search/highlight-results.ts'
import type { Searcher } from '../search/searcher.ts'
import { createAnnouncedBlogs } from './announced-blogs.ts'
import { findBlog, listItems, newestTeasers, sharedBlog } from './blog-rows.ts'

export type BlogPage = { items: BlogListItem[]; total: number }
/** `found`: the texts that a search matched, with its words marked. */
export type FoundBlog = BlogListItem & { found?: FoundTexts }

type Listing = Pick<BlogListQuery, 'limit' | 'page'> & Partial<BlogListQuery>

export type BlogRepository = ReturnType<typeof createBlogRepository>

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
  const page = async ({ numbers, total }: Found): Promise<BlogPage> => ({
    items: await listItems(db, numbers),
    total,
  })
  const count = async () => (await listNumbers(db, {}, 'recent', { offset: 0, limit: 0 })).total

  return {
    /** One page of the list, newest first unless `sort` says otherwise. */
    list: async (query: Listing): Promise<BlogPage> =>
      page(await listNumbers(db, query, query.sort ?? 'recent', sectionOf(query), remember)),

    /** Articles with the tag and their total: those with most of the related tags first, then the newest. */
    related: async (asked: Parameters<typeof listRelated>[1]): Promise<BlogPage> =>
      page(await listRelated(db, asked)),

    /** How many articles start with each letter. */
    letterCounts: (): Promise<Map<string, number>> => countByLetter(db),

    /** How many articles there are. */
    count,

    /** One page of the articles that match the text, best match first unless `sort` says otherwise. */
    async search(query: Listing & { query: string }): Promise<BlogPage> {
      if (!query.query.trim()) return this.list(query)
      return page(await searcher.search(query.query, query.sort, sectionOf(query)))
    },

    /** Like `search`, with the words marked in the texts that a list shows. */
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

    /** The answer to a search text, and the condition pages and doctors that the text mentions. */
    async searchOthers(query: string): Promise<FoundPages & { doctors: FoundDoctor[] }> {
      if (!query.trim()) return { conditions: [], doctors: [] }
      return { ...findPages(query), doctors: await searcher.findDoctors(query) }
    },

    /** Completions of a partly typed text. */
    suggest: searcher.suggest,

    /** The newest articles. */
    recent: (limit: number): Promise<BlogTeaser[]> => newestTeasers(db, limit),

    /** What a shared link shows of an article. */
    findShared: (id: string) => sharedBlog(db, id),

    find: (id: string): Promise<Blog | undefined> => findBlog(db, id, clock()),

    /** `find` within a transaction. */
    findIn: (trx: Database, id: string): Promise<Blog | undefined> => findBlog(trx, id, clock()),

    /** What the site map and the feed list. */
    announced: createAnnouncedBlogs(db, count),
  }
}
