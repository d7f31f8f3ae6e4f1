import { type SqlBool, sql } from 'kysely'
import type { AdminBlogQuery, AdminSortOrder, SortOrder } from '../../shared/blog.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import type { Database } from '../database/database.ts'
import type { CachedLists } from '../listing/cached-lists.ts'
import { noAuthor } from '../listing/facet-index.ts'
import { type Filters, filteredList, type Found, listNumbers } from '../listing/facet-query.ts'
import { scanList } from '../listing/paginate.ts'
import type { createFilterTexts } from './filter-texts.ts'

/** `by`: only the articles of the doctor with this id, of nobody where it is null. */
export type AdminListing = Pick<AdminBlogQuery, 'limit' | 'page'> &
  Partial<AdminBlogQuery> & { by?: string | null | undefined }

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
 * Finds a page of the articles that match all filters and whose title, author, brief description and
 * tags contain all words of the query.
 */
export function createAdminList(
  db: Database,
  updateFilterTexts: ReturnType<typeof createFilterTexts>,
  remember: CachedLists,
) {
  async function scan(filters: Filters, sort: SortOrder, condition: ReturnType<typeof matching>) {
    const listed = await filteredList(db, filters)
    return listed ? scanList(listed, sort, condition) : new Uint32Array()
  }

  return async (listing: AdminListing): Promise<Found> => {
    const { sort: order = '-date', state = 'published', limit, page, by } = listing
    const { author, tag, solution } = listing
    const { sort, backwards = false } = orders[order]
    const authorNumber = by === undefined ? undefined : await numberOf(db, by)
    const filters = { author, authorNumber, tag, solution }
    const words = filterWords(listing.query ?? '')
    const section = (total: number) => {
      const offset = (page - 1) * limit
      const there = Math.max(0, Math.min(limit, total - offset))
      return { offset: backwards ? total - offset - there : offset, limit: there }
    }
    const inOrder = (numbers: number[]) => (backwards ? numbers.toReversed() : numbers)

    if (words.length === 0 && state === 'published') {
      const { total } = await listNumbers(db, filters, sort, whole, remember)
      const { numbers } = await listNumbers(db, filters, sort, section(total), remember)
      return { numbers: inOrder(numbers), total }
    }
    if (words.length > 0) await updateFilterTexts()
    const find = () => scan(filters, sort, matching(db, words, state))
    // Drafts do not raise the version of the content, by which lists are remembered.
    const list = state === 'published' ? await remember([words, filters, sort], find) : await find()
    const { offset, limit: there } = section(list.length)
    return { numbers: inOrder([...list.subarray(offset, offset + there)]), total: list.length }
  }
}

function matching(db: Database, words: string[], state: AdminBlogQuery['state']) {
  const author = sql`case listed.author_key when ${noAuthor} then 'unknown' else listed.author_key end`
  const text = sql<string>`(texts.text || ' ' || ${author})`
  const hasWords = sql`exists (
    select 1 from blog_filter_texts as texts
    where texts.blog_number = listed.blog_number and ${containsWords(db, text, words)}
  )`
  const hasDraft = sql`listed.blog_number in (
    select drafts.blog_number from drafts
    where drafts.blog_number is not null and drafts.fields is not null
      and drafts.scheduled_at is ${sql.raw(state === 'scheduled' ? 'not null' : 'null')}
  )`
  const conditions = [
    ...(words.length > 0 ? [hasWords] : []),
    ...(state === 'published' ? [] : [hasDraft]),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
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
