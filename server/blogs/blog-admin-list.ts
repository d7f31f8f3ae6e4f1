import { type SqlBool, sql } from 'kysely'
import type { AdminBlogQuery, AdminSortOrder, BlogRow, SortOrder } from '../../shared/blog.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import type { Database } from '../database/database.ts'
import type { CachedLists } from '../listing/cached-lists.ts'
import { noAuthor } from '../listing/facet-index.ts'
import { type Filters, filteredList, type Found, listNumbers } from '../listing/facet-query.ts'
import { type Section, scanList, sectionOf } from '../listing/paginate.ts'
import { isOwnOnly, type Viewer } from '../people/permit.ts'
import { listedDrafts } from '../records/lists/draft-pages.ts'
import { draftsInState, rowsInState } from '../records/lists/rows-in-state.ts'
import type { createFilterTexts } from './filter-texts.ts'
import { draftRows, listRows } from './list-rows.ts'

export type AdminListing = Pick<AdminBlogQuery, 'limit' | 'page'> &
  Partial<AdminBlogQuery> & { person: Viewer }

/** The order that readers' lists have as well, or the same from its end. */
const orders: Record<AdminSortOrder, { sort: SortOrder; backwards?: boolean }> = {
  title: { sort: 'a-z' },
  '-title': { sort: 'z-a' },
  author: { sort: 'author' },
  '-author': { sort: 'author', backwards: true },
  date: { sort: 'recent', backwards: true },
  '-date': { sort: 'recent' },
}

const whole = { offset: 0, limit: 0 }

/**
 * The panel's list: what matches all filters and whose title, author, brief description and tags contain
 * all words of the query.
 */
export function createAdminList(
  db: Database,
  updateFilterTexts: ReturnType<typeof createFilterTexts>,
  remember: CachedLists,
) {
  /** The numbers of one section of the articles that readers see. */
  async function seen(listing: AdminListing, wanted: Section): Promise<Found> {
    const { sort: order = '-date', author, tag, solution, person } = listing
    const { sort, backwards = false } = orders[order]
    const isOwn = person !== 'everybody' && isOwnOnly(person, 'articles.read')
    const authorNumber = isOwn ? await numberOf(db, person.doctorId) : undefined
    const filters = { author, authorNumber, tag, solution }
    const words = filterWords(listing.query ?? '')
    const section = (total: number) => {
      const { offset } = wanted
      const limit = Math.max(0, Math.min(wanted.limit, total - offset))
      return { offset: backwards ? total - offset - limit : offset, limit }
    }
    const inOrder = (numbers: number[]) => (backwards ? numbers.toReversed() : numbers)

    if (words.length === 0) {
      const { total } = await listNumbers(db, filters, sort, whole, remember)
      const { numbers } = await listNumbers(db, filters, sort, section(total), remember)
      return { numbers: inOrder(numbers), total }
    }
    await updateFilterTexts()
    const list = await remember([words, filters, sort], () => scan(filters, sort, words))
    const { offset, limit } = section(list.length)
    return { numbers: inOrder([...list.subarray(offset, offset + limit)]), total: list.length }
  }

  async function scan(filters: Filters, sort: SortOrder, words: string[]) {
    const listed = await filteredList(db, filters)
    return listed ? scanList(listed, sort, hasWords(db, words)) : new Uint32Array()
  }

  return {
    /** The numbers of one page of the articles that readers see: all, or those with a draft in the state. */
    async published(listing: AdminListing): Promise<Found> {
      const { state = 'published' } = listing
      if (state === 'published' || state === 'all') return seen(listing, sectionOf(listing))
      const { numbers, total } = await draftsInState(db, 'blog', listing, { state, onlyLive: true })
      const rows = await listedDrafts(db, numbers)
      return { numbers: rows.flatMap(({ blog_number }) => blog_number ?? []), total }
    },

    /** One page of rows in the state: `all` begins with drafts of what readers do not see. */
    rows: (listing: AdminListing): Promise<{ items: BlogRow[]; total: number }> =>
      rowsInState(db, 'blog', listing, {
        seen: (section) => seen(listing, section),
        seenRows: (numbers) => listRows(db, numbers, listing.person),
        draftRows: (numbers) => draftRows(db, numbers),
      }),
  }
}

function hasWords(db: Database, words: string[]) {
  const author = sql`case listed.author_key when ${noAuthor} then 'unknown' else listed.author_key end`
  const text = sql<string>`(texts.text || ' ' || ${author})`
  return sql<SqlBool>`exists (
    select 1 from blog_filter_texts as texts
    where texts.blog_number = listed.blog_number and ${containsWords(db, text, words)}
  )`
}

/** 0, which no doctor has, where there is none. */
async function numberOf(db: Database, doctor: string | null): Promise<number> {
  const row = await db
    .selectFrom('doctors')
    .select('number')
    .where('id', '=', doctor ?? '')
    .executeTakeFirst()
  return row?.number ?? 0
}
