import type {
  Blog,
  BlogListItem,
  BlogListQuery,
  BlogTeaser,
  FoundListItem,
} from '../../shared/blog.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import type { CachedLists } from '../listing/cached-lists.ts'
import { countByLetter, type Found, listNumbers, listRelated } from '../listing/facet-query.ts'
import { sectionOf } from '../listing/paginate.ts'
import type { FoundTexts } from '../search/highlight-results.ts'
import type { Searcher } from '../search/searcher.ts'
import {
  findBlog,
  findSignedBlog,
  listItems,
  listTeasers,
  newestTeasers,
  sharedBlog,
} from './blog-rows.ts'

export type BlogPage = { items: BlogListItem[]; total: number }
export type FoundPage = { items: FoundListItem[]; total: number }
/** `found`: the texts that a search matched, with its words marked. */
export type FoundTeaser = BlogTeaser & { found?: FoundTexts; promoted?: true }
export type TeaserPage = { items: FoundTeaser[]; total: number }

type Listing = Pick<BlogListQuery, 'limit' | 'page'> & Partial<BlogListQuery>

export type BlogRepository = ReturnType<typeof createBlogRepository>

type Parts = {
  clock: Clock
  searcher: Searcher
  remember: CachedLists
}

/** Articles as readers see them. */
export function createBlogRepository(db: Database, { clock, searcher, remember }: Parts) {
  const listed = (query: Listing) =>
    listNumbers(db, query, query.sort ?? 'recent', sectionOf(query), remember)
  const page = async ({ numbers, total }: Found): Promise<BlogPage> => ({
    items: await listItems(db, numbers),
    total,
  })
  const teasers = async ({ numbers, total }: Found): Promise<TeaserPage> => ({
    items: await listTeasers(db, numbers),
    total,
  })
  async function readFound<Item extends object>(
    { numbers, promoted }: Found & { promoted: number },
    read: (db: Database, numbers: number[]) => Promise<Item[]>,
  ): Promise<(Item & { promoted?: true })[]> {
    const first = await read(db, numbers.slice(0, promoted))
    const rest = await read(db, numbers.slice(promoted))
    return [...first.map((item) => ({ ...item, promoted: true as const })), ...rest]
  }
  const count = async () => (await listNumbers(db, {}, 'recent', { offset: 0, limit: 0 })).total

  return {
    /** One page of the list, newest first unless `sort` says otherwise. */
    list: async (query: Listing): Promise<BlogPage> => page(await listed(query)),

    /** Like `list`, with what pages show of each article. */
    listTeasers: async (query: Listing): Promise<TeaserPage> => teasers(await listed(query)),

    /** Articles with the tag and their total: those with most of the related tags first, then the newest. */
    related: async (asked: Parameters<typeof listRelated>[1]): Promise<TeaserPage> =>
      teasers(await listRelated(db, asked)),

    /** How many articles start with each letter. */
    letterCounts: (): Promise<Map<string, number>> => countByLetter(db),

    /** How many articles there are. */
    count,

    /** One page of the articles that match the text, best match first unless `sort` says otherwise. */
    async search(query: Listing & { query: string }): Promise<FoundPage> {
      if (!query.query.trim()) return this.list(query)
      const found = await searcher.search(query.query, query.sort, sectionOf(query))
      return { items: await readFound(found, listItems), total: found.total }
    },

    /** Like `search`, with what pages show of each article, and the words marked in it. */
    async searchMarked(query: Listing & { query: string }): Promise<TeaserPage> {
      if (!query.query.trim()) return this.listTeasers(query)
      const asked = [query.query, query.sort, sectionOf(query)] as const
      const { texts, ...found } = await searcher.searchMarked(...asked)
      const items = (await readFound(found, listTeasers)).map((item): FoundTeaser => {
        const marked = texts.get(item._id)
        return marked ? { ...item, found: marked } : item
      })
      return { items, total: found.total }
    },

    /** Completions of a partly typed text. */
    suggest: searcher.suggest,

    /** The newest articles. */
    recent: (limit: number): Promise<BlogTeaser[]> => newestTeasers(db, limit),

    /** What a shared link shows of an article. */
    findShared: (id: string) => sharedBlog(db, id),

    find: (id: string): Promise<Blog | undefined> => findBlog(db, id, clock()),

    /** `find` with what else the article's page says of who signed and who wrote it. */
    findSigned: (id: string) => findSignedBlog(db, id, clock()),

    /** `find` within a transaction. */
    findIn: (trx: Database, id: string): Promise<Blog | undefined> => findBlog(trx, id, clock()),
  }
}
