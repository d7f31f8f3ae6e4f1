// Reads one page of a sorted list from its nearer end.
import { setImmediate as afterOthers } from 'node:timers/promises'
import {
  type RawBuilder,
  type Expression,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import type { SortOrder } from '../../shared/blog.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { FacetKind } from './facet-index.ts'

/** `backwards`: counted from the end of the list, last row first. */
export type Section = { offset: number; limit: number; backwards?: boolean }
/** `page` counts from 1. */
export const sectionOf = ({ limit, page }: { limit: number; page: number }): Section => ({
  limit,
  offset: (page - 1) * limit,
})

/** A query for the rows of a list, one per blog, aliased as `listed`. */
export type Listed = SelectQueryBuilder<Tables & { listed: Row }, 'listed', object>

type Row = Tables['blog_facets']
/** All columns of an order sort in the same direction, so one index serves both directions. */
type Order = { columns: (keyof Row)[]; descending: boolean }

const orders: Record<SortOrder, Order> = {
  recent: { columns: ['created_at', 'blog_number'], descending: true },
  author: { columns: ['author_key', 'title_key', 'blog_number'], descending: false },
  'a-z': { columns: ['title_key', 'blog_number'], descending: false },
  'z-a': { columns: ['title_key', 'blog_number'], descending: true },
}

/** The numbers of one page of a list of `total` rows. */
export function readSection(
  listed: Listed,
  sort: SortOrder,
  section: Section,
  total: number,
): Promise<number[]> {
  return fromNearerEnd(section, total, ({ fromEnd, limit, offset }) =>
    sectionQuery(listed, sort, fromEnd).limit(limit).offset(offset).execute(),
  )
}

/** The same of the list of one facet, which has `total` rows: its few queries are compiled once. */
export function readFacet(
  db: Database,
  { kind, value }: { kind: FacetKind; value: string },
  sort: SortOrder,
  section: Section,
  total: number,
): Promise<number[]> {
  return fromNearerEnd(section, total, ({ fromEnd, limit, offset }) =>
    facetSections[fromEnd ? 'fromEnd' : 'fromStart'][sort](db, kind, value, limit, offset),
  )
}

type NumberRow = { blog_number: number }

async function fromNearerEnd(
  section: Section,
  total: number,
  read: (nearer: ReturnType<typeof nearerEnd>) => Promise<NumberRow[]>,
): Promise<number[]> {
  const { backwards = false } = section
  const nearer = nearerEnd(forwards(section, total), total)
  if (nearer.limit === 0) return []
  const numbers = (await read(nearer)).map(({ blog_number }) => blog_number)
  return nearer.fromEnd === backwards ? numbers : numbers.toReversed()
}

function sectionQuery(listed: Listed, sort: SortOrder, fromEnd: boolean) {
  const { columns, descending } = orders[sort]
  let query = listed.select('listed.blog_number')
  for (const column of columns) {
    query = query.orderBy(`listed.${column}`, descending === fromEnd ? 'asc' : 'desc')
  }
  return query
}

/** The section of a list that was read whole. */
export function cutSection(list: Uint32Array, section: Section): number[] {
  const { offset, limit } = forwards(section, list.length)
  const numbers = [...list.subarray(offset, offset + limit)]
  return section.backwards ? numbers.toReversed() : numbers
}

/** The same rows of a list of `total` rows, counted from its start. */
function forwards({ offset, limit, backwards = false }: Section, total: number): Section {
  const length = Math.max(0, Math.min(limit, total - offset))
  return { offset: backwards ? Math.max(0, total - offset - length) : offset, limit: length }
}

const sectionsOfFacet = (fromEnd: boolean) => {
  const inOrder = (sort: SortOrder) =>
    compileOnce<NumberRow>((db) => {
      const listed = db
        .selectFrom('blog_facets as listed')
        .where('listed.kind', '=', 'all')
        .where('listed.value', '=', '')
      return sectionQuery(listed, sort, fromEnd).limit(0).offset(0)
    })
  return {
    recent: inOrder('recent'),
    author: inOrder('author'),
    'a-z': inOrder('a-z'),
    'z-a': inOrder('z-a'),
  }
}

const facetSections = { fromStart: sectionsOfFacet(false), fromEnd: sectionsOfFacet(true) }

/** Rows read per statement; other requests run in between. */
const portion = 2000

/**
 * The numbers of all rows of a list that meet the condition, in order. Yields between batches, because
 * the condition may be slow. `listed` must have one kind and one value, so that an index can sort it.
 */
export async function scanList(
  listed: Listed,
  sort: SortOrder,
  condition: Expression<SqlBool>,
): Promise<number[]> {
  const { columns, descending } = orders[sort]
  const ordered = (query: Listed) =>
    columns.reduce(
      (sorted, column) => sorted.orderBy(`listed.${column}`, descending ? 'desc' : 'asc'),
      query,
    )
  const key = sql`(${sql.join(columns.map((column) => sql.ref(`listed.${column}`)))})`
  const compared = (operator: RawBuilder<unknown>, row: Partial<Selectable<Row>>) =>
    sql<SqlBool>`${key} ${operator} (${sql.join(columns.map((column) => row[column]))})`
  const numbers: number[] = []
  let rest = listed
  for (;;) {
    const [last] = await ordered(rest)
      .select(columns.map((column) => `listed.${column}` as const))
      .offset(portion - 1)
      .limit(1)
      .execute()
    const part = last ? rest.where(compared(descending ? sql`>=` : sql`<=`, last)) : rest
    const rows = await ordered(part.where(condition)).select('listed.blog_number').execute()
    numbers.push(...rows.map(({ blog_number }) => blog_number))
    if (!last) return numbers
    rest = listed.where(compared(descending ? sql`<` : sql`>`, last))
    await afterOthers()
  }
}

/**
 * The page's position counted from the nearer end of a list of `total` rows, so that the database never
 * skips more than half of it.
 */
export function nearerEnd(section: Section, total: number): Section & { fromEnd: boolean } {
  const limit = Math.max(0, Math.min(section.limit, total - section.offset))
  const after = Math.max(0, total - section.offset - limit)
  const fromEnd = after < section.offset
  return { offset: fromEnd ? after : section.offset, limit, fromEnd }
}
