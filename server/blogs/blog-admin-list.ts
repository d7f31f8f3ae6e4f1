import { type SqlBool, sql } from 'kysely'
import type { AdminBlogQuery, AdminSortOrder, SortOrder } from '../../shared/blog.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import type { Database } from '../database/database.ts'
import { noAuthor } from '../listing/facet-index.ts'
import { type Found, listNumbers, sortedAmong } from '../listing/facet-query.ts'
import type { createFilterTexts } from './filter-texts.ts'

type Listing = Pick<AdminBlogQuery, 'limit' | 'page'> & Partial<AdminBlogQuery>

/** The order that readers' lists have as well, or the same from its end. */
const orders: Record<AdminSortOrder, { sort: SortOrder; backwards?: boolean }> = {
  title: { sort: 'a-z' },
  '-title': { sort: 'z-a' },
  author: { sort: 'author' },
  '-author': { sort: 'author', backwards: true },
  date: { sort: 'recent', backwards: true },
  '-date': { sort: 'recent' },
}

/** Finds a page of the articles whose title, author, brief description and tags contain all words of the query. */
export function createAdminList(
  db: Database,
  updateFilterTexts: ReturnType<typeof createFilterTexts>,
) {
  const whole = { offset: 0, limit: 0 }

  return async ({ query = '', sort: order = '-date', limit, page }: Listing): Promise<Found> => {
    const { sort, backwards = false } = orders[order]
    const words = filterWords(query)
    if (words.length > 0) await updateFilterTexts()
    const condition = matching(db, words)
    const total =
      words.length > 0 ? await count(db, condition) : (await listNumbers(db, {}, sort, whole)).total
    const offset = (page - 1) * limit
    const there = Math.max(0, Math.min(limit, total - offset))
    const section = { offset: backwards ? total - offset - there : offset, limit: there }
    const numbers =
      words.length > 0
        ? await sortedAmong(db, condition, sort, section, total)
        : (await listNumbers(db, {}, sort, section)).numbers
    return { numbers: backwards ? numbers.toReversed() : numbers, total }
  }
}

function matching(db: Database, words: string[]) {
  const author = sql`case listed.author_key when ${noAuthor} then 'unknown' else listed.author_key end`
  const text = sql<string>`(texts.text || ' ' || ${author})`
  return sql<SqlBool>`listed.kind = 'all' and listed.value = '' and exists (
    select 1 from blog_filter_texts as texts
    where texts.blog_number = listed.blog_number and ${containsWords(db, text, words)}
  )`
}

async function count(db: Database, condition: ReturnType<typeof matching>): Promise<number> {
  const { total } = await db
    .selectFrom('blog_facets as listed')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return total
}
