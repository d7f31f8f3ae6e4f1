import type { Blog, BlogListItem, BlogListQuery, BlogTeaser } from '../../shared/blog.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import type { CachedLists } from '../listing/cached-lists.ts'
import { countByLetter, listNumbers, listRelated } from '../listing/facet-query.ts'
import { sectionOf } from '../listing/paginate.ts'
import type { FoundCondition } from '../search/find-conditions.ts'
import type { FoundDoctor } from '../search/find-doctors.ts'
import type { FoundTexts } from '../search/highlight-results.ts'
import type { Searcher } from '../search/searcher.ts'
import { createAnnouncedBlogs } from './announced-blogs.ts'
import {
  findBlog,
  findSignedBlog,
  listItems,
  listTeasers,
  newestTeasers,
  sharedBlog,
} from './blog-rows.ts'

export type BlogPage = { items: BlogListItem[]; total: number }
/** With the texts that a search found, and its words marked in them. */
export type FoundTeaser = BlogTeaser & { found?: FoundTexts }
export type TeaserPage = { items: FoundTeaser[]; total: number }

type Listing = Pick<BlogListQuery, 'limit' | 'page'> & Partial<BlogListQuery>

export type BlogRepository = ReturnType<typeof createBlogRepository>

/** What is handed in: searching, and lists of numbers that are kept. */
type Parts = {
  clock: Clock
  searcher: Searcher
  findConditions(query: string): FoundCondition[]
  remember: CachedLists
}

/** Articles as readers see them. */
export function createBlogRepository(
  db: Database,
  { clock, searcher, findConditions, remember }: Parts,
) {
  const listed = (query: Listing) =>
    listNumbers(db, query, query.sort ?? 'recent', sectionOf(query), remember)

  async function teasers(query: Listing): Promise<TeaserPage> {
    const { numbers, total } = await listed(query)
    return { items: await listTeasers(db, numbers), total }
  }

  const count = async () => (await listNumbers(db, {}, 'recent', { offset: 0, limit: 0 })).total

  return {
    /** One page of the list, newest first unless `sort` says otherwise. */
    async list(query: Listing): Promise<BlogPage> {
      const { numbers, total } = await listed(query)
      return { items: await listItems(db, numbers), total }
    },

    /** The same with what pages show of each. */
    listTeasers: teasers,

    /** Those with the tag: most of the related tags first, then the newest; and how many there are. */
    async related(asked: Parameters<typeof listRelated>[1]): Promise<TeaserPage> {
      const { numbers, total } = await listRelated(db, asked)
      return { items: await listTeasers(db, numbers), total }
    },

    /** One page of what matches the search text, best match first unless `sort` says otherwise. */
    async search(query: Listing & { query: string }): Promise<BlogPage> {
      if (!query.query.trim()) return this.list(query)
      const { numbers, total } = await searcher.search(query.query, query.sort, sectionOf(query))
      return { items: await listItems(db, numbers), total }
    },

    /** The same with what pages show of each, and where in that the words are. */
    async searchMarked(query: Listing & { query: string }): Promise<TeaserPage> {
      if (!query.query.trim()) return teasers(query)
      const asked = [query.query, query.sort, sectionOf(query)] as const
      const { numbers, total, texts } = await searcher.searchMarked(...asked)
      const items = (await listTeasers(db, numbers)).map((item): FoundTeaser => {
        const found = texts.get(item._id)
        return found ? { ...item, found } : item
      })
      return { items, total }
    },

    /** Pages about conditions and doctors that a search text is about. */
    async searchOthers(
      query: string,
    ): Promise<{ conditions: FoundCondition[]; doctors: FoundDoctor[] }> {
      if (!query.trim()) return { conditions: [], doctors: [] }
      return { conditions: findConditions(query), doctors: await searcher.findDoctors(query) }
    },

    /** What a reader may want who has typed so far. */
    suggest: searcher.suggest,

    /** The newest articles. */
    recent: (limit: number): Promise<BlogTeaser[]> => newestTeasers(db, limit),

    find: (id: string): Promise<Blog | undefined> => findBlog(db, id, clock()),

    /** The same with what else its page says of who signed and who wrote it. */
    findSigned: (id: string) => findSignedBlog(db, id, clock()),

    /** The same as `find` within a transaction. */
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
