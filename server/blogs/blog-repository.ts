import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Blog, BlogListItem, BlogListQuery, BlogTeaser } from '../../shared/blog.ts'
import { type Clock, systemClock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { countByLetter, listNumbers, listRelated } from '../listing/facet-query.ts'
import { sectionOf } from '../listing/paginate.ts'
import { cacheLists } from '../listing/cached-lists.ts'
import { createPublisher } from '../records/publisher.ts'
import { findConditions, type FoundCondition } from '../search/find-conditions.ts'
import type { FoundDoctor } from '../search/find-doctors.ts'
import type { FoundTexts } from '../search/highlight-results.ts'
import { createSearcher, type Searcher } from '../search/searcher.ts'
import { createAnnouncedBlogs } from './announced-blogs.ts'
import { articleInput } from './article-input.ts'
import { type AdminListing, createAdminList } from './blog-admin-list.ts'
import { findBlog, listItems, newestTeasers, wholeBlogs, sharedBlog } from './blog-rows.ts'
import {
  createBlogHashes,
  findSignableBlog,
  type SignableBlog,
  signableBlogs,
} from './blog-hashes.ts'
import { createBulkChange } from './bulk-change.ts'
import { createBlogWriter } from './blog-writer.ts'
import { readDashboard } from './dashboard.ts'
import { createFilterTexts } from './filter-texts.ts'
import { prepareBlog } from './prepare-blog.ts'

export type BlogPage = { items: BlogListItem[]; total: number }
/** With the texts that a search found, and its words marked in them. */
export type FoundBlog = BlogListItem & { found?: FoundTexts }

type Listing = Pick<BlogListQuery, 'limit' | 'page'> & Partial<BlogListQuery>

export type BlogRepository = ReturnType<typeof createBlogRepository>

/** Articles; the searcher may work elsewhere than on the thread of the caller. */
export function createBlogRepository(
  db: Database,
  clock: Clock = systemClock,
  searcher: Searcher = createSearcher(db),
) {
  const remember = cacheLists(db)
  const count = async () => (await listNumbers(db, {}, 'recent', { offset: 0, limit: 0 })).total
  const updateFilterTexts = createFilterTexts(db)
  const updateHashes = createBlogHashes(db)
  const adminList = createAdminList(db, updateFilterTexts, remember)
  const writer = createBlogWriter(db, clock)
  const publisher = createPublisher({
    input: articleInput,
    prepare: prepareBlog,
    publishDraft: writer.publishDraft,
  })

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

    /** The same within a transaction. */
    findIn: (trx: Database, id: string): Promise<Blog | undefined> => findBlog(trx, id, clock()),

    /** All articles, with the hash of the words that a doctor signs. */
    async signable(): Promise<SignableBlog[]> {
      await updateHashes()
      return signableBlogs(db)
    },

    /** One of them, as it is in the transaction `trx`. */
    findSignable: (id: string, trx: Database = db) => findSignableBlog(trx, id),

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

    /** One page of the panel's list with the drafts, newest first unless `sort` says otherwise. */
    listRows: adminList.rows,

    /** One page of whole articles that readers see. */
    async listWhole(query: AdminListing): Promise<{ items: Blog[]; total: number }> {
      const { numbers, total } = await adminList.published(query)
      const items: Blog[] = []
      for (let at = 0; at < numbers.length; at += portion) {
        items.push(...(await wholeBlogs(db, numbers.slice(at, at + portion), clock())))
        await afterOthers()
      }
      return { items, total }
    },

    /** Brings what the panel's list is filtered by up to date; a filter does so as well. */
    updateFilterTexts,

    /** Makes the missing hashes of words that doctors sign. */
    updateHashes,

    /** Changes what was sent before its rules are checked. */
    prepare: (body: unknown) => prepareBlog(db, body),

    publisher,

    /** What the panel's first screen shows, of one doctor alone where one is given. */
    dashboard: (doctor: string | null | undefined) => readDashboard(db, clock, doctor),

    /** Does one thing to several articles. */
    changeMany: createBulkChange(db, clock, writer, publisher),

    create: writer.create,
    submit: writer.submit,
    update: writer.update,
    remove: writer.remove,
    unpublish: writer.unpublish,
  }
}

/** Whole articles are made in portions, between which other requests get their turn. */
const portion = 25
