// How a section of a sorted list is read: from the nearest place that is known, in either direction.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { SortOrder } from '../../shared/blog.ts'
import type { Tables } from '../database/tables.ts'
import { type KnownList, type Mark, setMark } from './known-lists.ts'

export type Section = { offset: number; limit: number }
/** The rows of a list, one for each blog in it, under the name `listed`. */
export type Listed = SelectQueryBuilder<Tables & { listed: Row }, 'listed', object>

type Row = Tables['blog_facets']
type Order = { columns: (keyof Row)[]; descending: boolean }

/** All columns of an order have one direction, so that the same index leads both ways. */
const orders: Record<SortOrder, Order> = {
  recent: { columns: ['created_at', 'blog_number'], descending: true },
  author: { columns: ['author_key', 'title_key', 'blog_number'], descending: false },
  'a-z': { columns: ['title_key', 'blog_number'], descending: false },
  'z-a': { columns: ['title_key', 'blog_number'], descending: true },
}

/**
 * How many rows a walk passes over, and from where: forwards from a row, that one included, or
 * backwards from before it; without one, from the end of the list that lies behind.
 */
type Walk = { from?: Mark['keys']; backwards: boolean; skip: number }

/** The numbers of the section of a list of `total` rows; costs what lies between it and a known place. */
export async function walk(
  listed: Listed,
  sort: SortOrder,
  section: Section,
  total: number,
  known?: KnownList,
): Promise<number[]> {
  const order = orders[sort]
  const limit = Math.min(section.limit, total - section.offset)
  if (limit <= 0) return []
  const { from, backwards, skip } = shortest({ ...section, limit }, total, known)
  const descending = order.descending !== backwards
  const direction = descending ? 'desc' : 'asc'
  let query = listed.select(order.columns.map((column) => `listed.${column}` as const))
  for (const column of order.columns) query = query.orderBy(`listed.${column}`, direction)
  if (from) query = query.where(onwards(order.columns, from, { descending, inclusive: !backwards }))
  const rows = await query.limit(limit).offset(skip).execute()
  if (backwards) rows.reverse()
  const [first] = rows
  if (first && known) {
    setMark(known, { place: section.offset, keys: order.columns.map((column) => first[column]) })
  }
  return rows.map(({ blog_number }) => blog_number)
}

function shortest({ offset, limit }: Section, total: number, known?: KnownList): Walk {
  const end = offset + limit
  const walks: Walk[] = [
    { backwards: false, skip: offset },
    { backwards: true, skip: total - end },
  ]
  for (const { place, keys } of known?.marks.values() ?? []) {
    if (place <= offset) walks.push({ from: keys, backwards: false, skip: offset - place })
    else if (place >= end) walks.push({ from: keys, backwards: true, skip: place - end })
  }
  return walks.reduce((best, other) => (other.skip < best.skip ? other : best))
}

function onwards(
  columns: (keyof Row)[],
  keys: Mark['keys'],
  { descending, inclusive }: { descending: boolean; inclusive: boolean },
) {
  const names = columns.map((column) => sql.ref(`listed.${column}`))
  const than = sql.raw((descending ? '<' : '>') + (inclusive ? '=' : ''))
  return sql<boolean>`(${sql.join(names)}) ${than} (${sql.join(keys)})`
}
