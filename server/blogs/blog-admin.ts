// The panel's list of articles.
import { setImmediate as afterOthers } from 'node:timers/promises'
import { type SqlBool, sql } from 'kysely'
import type { AdminBlogQuery, AdminSortOrder, Blog, BlogRow, SortOrder } from '../../shared/blog.ts'
import type { RowDraft } from '../../shared/draft.ts'
import { valueText } from '../../shared/value-text.ts'
import type { Clock } from '../core/clock.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import type { Database } from '../database/database.ts'
import type { CachedLists } from '../listing/cached-lists.ts'
import { noAuthor } from '../listing/facet-index.ts'
import { type Found, listNumbers } from '../listing/facet-query.ts'
import { inOrder, valuesOfBlogs } from '../listing/by-number.ts'
import { type Section, sectionOf } from '../listing/paginate.ts'
import { isOwnOnly, type Viewer } from '../people/permit.ts'
import { recordsInState, type RowOfDraft, rowsInState } from '../records/lists/list-rows.ts'
import { joined, wholeBlogs } from './blog-rows.ts'
import { createFilterTexts } from './filter-texts.ts'

type Listing = Pick<AdminBlogQuery, 'limit' | 'page'> & Partial<AdminBlogQuery> & { person: Viewer }

/** The readers' order that yields each order of the panel. */
const orders: Record<AdminSortOrder, { sort: SortOrder; backwards?: boolean }> = {
  title: { sort: 'a-z' },
  '-title': { sort: 'z-a' },
  author: { sort: 'author' },
  '-author': { sort: 'author', backwards: true },
  date: { sort: 'recent', backwards: true },
  '-date': { sort: 'recent' },
}

/** Whole articles are read in batches of this size; other requests run in between. */
const batch = 25

/**
 * Lists the articles that match all filters and whose title, author, brief description and tags contain
 * all words of the query.
 */
export function createBlogAdmin(
  db: Database,
  { clock, remember }: { clock: Clock; remember: CachedLists },
) {
  const updateFilterTexts = createFilterTexts(db)

  /** The numbers of one section of the published articles. */
  async function published(listing: Listing, section: Section): Promise<Found> {
    const { sort: order = '-date', query = '', author, tag, solution, person } = listing
    const { sort, backwards = false } = orders[order]
    const isOwn = person !== 'everybody' && isOwnOnly(person, 'articles.read')
    const authorNumber = isOwn ? await numberOf(db, person.doctorId) : undefined
    const words = filterWords(query)
    const hasWords = words.length > 0 ? { name: words, holds: wordsIn(db, words) } : undefined
    if (hasWords) await updateFilterTexts()
    const filters = { author, authorNumber, tag, solution }
    return listNumbers(db, filters, sort, { ...section, backwards }, remember, hasWords)
  }

  return {
    /**
     * One page of rows in the state, newest first unless `sort` says otherwise. `all` begins with drafts
     * of articles that are not published.
     */
    listRows: (listing: Listing): Promise<{ items: BlogRow[]; total: number }> =>
      rowsInState(db, 'blog', listing, {
        published: (section) => published(listing, section),
        rowsOfDrafts: (drafts) => rowsOfDrafts(db, drafts),
        rowsOfRecords: (numbers, drafts) => rowsOfBlogs(db, numbers, drafts),
      }),

    /** One page of whole published articles: all, or those with a draft in the state. */
    async listWhole(listing: Listing): Promise<{ items: Blog[]; total: number }> {
      const { state = 'published' } = listing
      const { numbers, total } =
        state === 'published' || state === 'all'
          ? await published(listing, sectionOf(listing))
          : await recordsInState(db, 'blog', listing, state)
      const items: Blog[] = []
      for (let at = 0; at < numbers.length; at += batch) {
        items.push(...(await wholeBlogs(db, numbers.slice(at, at + batch), clock())))
        await afterOthers()
      }
      return { items, total }
    },

    /** Updates the texts that queries are compared with, as each query does. */
    updateFilterTexts,
  }
}

/** Whether the article in the row `listed` has all these words. */
function wordsIn(db: Database, words: string[]) {
  const author = sql`case listed.author_key when ${noAuthor} then 'unknown' else listed.author_key end`
  const text = sql<string>`(texts.text || ' ' || ${author})`
  return sql<SqlBool>`exists (
    select 1 from blog_filter_texts as texts
    where texts.blog_number = listed.blog_number and ${containsWords(db, text, words)}
  )`
}

/** The doctor's number; 0, which no doctor has, if there is none. */
async function numberOf(db: Database, doctor: string | null): Promise<number> {
  const row = await db
    .selectFrom('doctors')
    .select('number')
    .where('id', '=', doctor ?? '')
    .executeTakeFirst()
  return row?.number ?? 0
}

/** Rows of the blogs with these numbers, in this order, without those that are gone. */
async function rowsOfBlogs(
  db: Database,
  numbers: number[],
  drafts: Map<number, RowDraft>,
): Promise<BlogRow[]> {
  const rows = await joined(db)
    .select(['blogs.number', 'blogs.id', 'blogs.title', 'blogs.brief_description'])
    .select(['blogs.sample', 'blogs.image_url', 'blogs.created_at', 'blogs.updated_at'])
    .select(['doctors.id as author_id', 'doctors.name as author_name'])
    .where('blogs.number', 'in', numbers)
    .execute()
  const tags = await valuesOfBlogs(db, { table: 'blog_tags', column: 'tag' }, numbers)
  return inOrder(numbers, rows).map((row) => ({
    _id: row.id,
    title: row.title,
    brief_description: row.brief_description,
    tags: tags.get(row.number) ?? [],
    image_url: row.image_url,
    sample: row.sample === 1,
    author_id: row.author_id === null ? null : { _id: row.author_id, name: row.author_name ?? '' },
    draft: drafts.get(row.number) ?? null,
    date: row.created_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}

/** Rows of drafts, with the fields that they have so far. */
async function rowsOfDrafts(db: Database, rows: RowOfDraft[]): Promise<BlogRow[]> {
  const authors = rows.map(({ fields }) => valueText(fields['author_id'])).filter(Boolean)
  const doctors =
    authors.length > 0
      ? await db.selectFrom('doctors').select(['id', 'name']).where('id', 'in', authors).execute()
      : []
  const names = new Map(doctors.map(({ id, name }) => [id, name]))
  return rows.map(({ fields, ...row }) => {
    const { title, brief_description, author_id, image_url, tags } = fields
    const _id = valueText(author_id)
    const name = names.get(_id)
    return {
      ...row,
      title: valueText(title),
      brief_description: valueText(brief_description),
      tags: Array.isArray(tags) ? tags.map(String) : [],
      image_url: valueText(image_url),
      sample: fields['sample'] === true,
      author_id: name === undefined ? null : { _id, name },
    }
  })
}
