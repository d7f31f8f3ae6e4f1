// How a section of a sorted list is read: from its beginning, its end, or the start of a block.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { SortOrder } from '../../shared/blog.ts'
import type { Tables } from '../database/tables.ts'

export type Section = { offset: number; limit: number }
/** The rows of a list, one for each blog in it, under the name `listed`. */
export type Listed = SelectQueryBuilder<Tables & { listed: Row }, 'listed', object>

type Row = Tables['blog_facets']
/** All columns of an order have one direction, so that the same index leads both ways. */
export type Order = {
  columns: (keyof Row)[]
  descending: boolean
  /** The name of its blocks, which are counted in ascending order. */
  blocks: 'date' | 'title' | 'author'
}

const orders: Record<SortOrder, Order> = {
  recent: { columns: ['created_at', 'blog_number'], descending: true, blocks: 'date' },
  author: {
    columns: ['author_key', 'title_key', 'blog_number'],
    descending: false,
    blocks: 'author',
  },
  'a-z': { columns: ['title_key', 'blog_number'], descending: false, blocks: 'title' },
  'z-a': { columns: ['title_key', 'blog_number'], descending: true, blocks: 'title' },
}

/** A place in ascending order, from 0, and the lowest key that may stand there. */
export type Start = { place: number; key: (string | number)[] }
/** Finds a start at the place or some rows before it. */
export type FindStart = (order: Order, place: number) => Promise<Start | undefined>

/** To pass over so many rows costs less than to look for the nearest start. */
const near = 500

/** The numbers of the section of a list of `total` rows. */
export async function readSection(
  listed: Listed,
  sort: SortOrder,
  section: Section,
  total: number,
  findStart?: FindStart,
): Promise<number[]> {
  const order = orders[sort]
  const limit = Math.min(section.limit, total - section.offset)
  if (limit <= 0) return []
  const before = order.descending ? total - section.offset - limit : section.offset
  const behind = total - before - limit
  const skipped = Math.min(before, behind)
  const start = skipped > near ? await findStart?.(order, before) : undefined
  const backwards = !start && behind < before
  let query = listed.select('listed.blog_number')
  for (const column of order.columns) {
    query = query.orderBy(`listed.${column}`, backwards ? 'desc' : 'asc')
  }
  if (start) query = query.where(from(order.columns, start.key))
  const rows = await query
    .limit(limit)
    .offset(start ? before - start.place : skipped)
    .execute()
  const numbers = rows.map(({ blog_number }) => blog_number)
  return backwards === order.descending ? numbers : numbers.toReversed()
}

function from(columns: Order['columns'], key: Start['key']) {
  const names = columns.map((column) => sql.ref(`listed.${column}`))
  return sql<boolean>`(${sql.join(names)}) >= (${sql.join(key)})`
}
