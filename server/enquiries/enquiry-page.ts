import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Database } from '../database/database.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { updateFilterTexts } from './enquiry-filter.ts'
import { type EnquiryOrder, type Order, orders } from './waiting.ts'

export type EnquiryCondition = (eb: ExpressionBuilder<Tables, 'enquiries'>) => Expression<SqlBool>

export type PageOfIds = {
  query?: string | undefined
  limit: number
  page: number
  where: EnquiryCondition
  order: EnquiryOrder
}

/** SQLite runs in this process: searching all texts at once would block every request. */
const turn = { firstRows: 500, leastRows: 20, mostRows: 2000, ms: 4 }

type Ids = { ids: string[]; total: number }

/** Returns the ids of one page of enquiries that contain all words of the query, and the total count. */
export async function pageOfIds(
  db: Database,
  { query = '', limit, page, where, order }: PageOfIds,
): Promise<Ids> {
  const first = (page - 1) * limit
  const words = filterWords(query)
  if (words.length > 0) await updateFilterTexts(db)
  const matches = containsWords(db, sql<string>`filter_text`, words)
  if (words.length > 0 && !isPostgres(db))
    return searchInTurns(db, { matches, where, order, first, limit })
  const listed = db
    .selectFrom('enquiries')
    .where(where)
    .$if(words.length > 0, (rows) => rows.where(matches))
  const rows = await inOrder(listed, orders[order])
    .select('id')
    .limit(limit)
    .offset(first)
    .execute()
  const ids = rows.map(({ id }) => id)
  // The last page gives the total without counting.
  if (ids.length < limit && (ids.length > 0 || first === 0))
    return { ids, total: first + ids.length }
  return { ids, total: await countOf(listed) }
}

type Search = Pick<PageOfIds, 'where' | 'order' | 'limit'> & {
  matches: Expression<SqlBool>
  first: number
}

/**
 * Searches all texts in batches, in their order, and lets other work run in between; batches shrink if
 * texts are long.
 */
async function searchInTurns(
  db: Database,
  { matches, where, order, first, limit }: Search,
): Promise<Ids> {
  const ids: string[] = []
  let total = 0
  let size: number = turn.firstRows
  for (const walk of walksOf(order)) {
    const listed = db.selectFrom('enquiries').where(where).where(walk.isIn)
    let before: Place | undefined
    do {
      const started = performance.now()
      const part = inOrder(listed, walk).$if(before !== undefined, (query) =>
        query.where(isBehind(walk, before!)),
      )
      const last = await part
        .select(placeIn(walk))
        .offset(size - 1)
        .limit(1)
        .executeTakeFirst()
      const found = part
        .where(matches)
        .$if(last !== undefined, (query) => query.where(isUpTo(walk, last!)))
      if (ids.length < limit) {
        const rows = await found.select('id').execute()
        const wanted = rows.slice(Math.max(0, first - total), Math.max(0, first + limit - total))
        for (const { id } of wanted) ids.push(id)
        total += rows.length
      } else {
        total += await countOf(found.clearOrderBy())
      }
      before = last
      const tookMs = performance.now() - started
      size = clamp(Math.round((size * turn.ms) / tookMs))
      await nextTurn()
    } while (before)
  }
  return { ids, total }
}

type Walk = Order & { isIn: RawBuilder<boolean> }

/**
 * An order as one or more walks, one after the other. In an index, SQLite finds a place behind an expression only
 * where the expression has one value; otherwise each batch would begin with the first row.
 */
function walksOf(order: EnquiryOrder): Walk[] {
  const { columns, direction, ranks } = orders[order]
  if (!ranks) return [{ columns, direction, isIn: sql`(1 = 1)` }]
  const [rank, ...rest] = columns
  return ranks.map((value) => ({ columns: rest, direction, isIn: sql`(${rank} = ${value})` }))
}

const clamp = (rows: number) => Math.min(turn.mostRows, Math.max(turn.leastRows, rows))

type Rows = SelectQueryBuilder<Tables, 'enquiries', object>

/** An enquiry's position in an order, by the names of `placeIn`. */
export type Place = Record<string, unknown>

export function inOrder<Row>(
  rows: SelectQueryBuilder<Tables, 'enquiries', Row>,
  { columns, direction }: Order,
): SelectQueryBuilder<Tables, 'enquiries', Row> {
  let sorted = rows
  for (const column of columns) sorted = sorted.orderBy(column, direction)
  return sorted
}

/** Selects an enquiry's position. */
export const placeIn = ({ columns }: Order) =>
  columns.map((column, index) => column.as(`place_${index}`))

/** SQL for whether an enquiry comes after a position. */
export const isBehind = (order: Order, place: Place) =>
  compared(order, place, { asc: sql`>`, desc: sql`<` })

/** SQL for whether it comes before a position or is there. SQLite finds no end of an index in `not (… < …)`. */
const isUpTo = (order: Order, place: Place) =>
  compared(order, place, { asc: sql`<=`, desc: sql`>=` })

function compared(
  { columns, direction }: Order,
  place: Place,
  comparisons: Record<'asc' | 'desc', RawBuilder<unknown>>,
): RawBuilder<boolean> {
  const values = columns.map((_, index) => sql`${place[`place_${index}`]}`)
  return sql<boolean>`((${sql.join(columns)}) ${comparisons[direction]} (${sql.join(values)}))`
}

async function countOf(rows: Rows): Promise<number> {
  const { count } = await rows
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
